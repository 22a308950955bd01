import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { type ApiResponse, type Caller } from './api-client.ts';

/** Where applications are. */
export const applications = '/api/layoff-applications';
export const megabyte = 1024 * 1024;

/** An application that is good today. */
export const application = {
  applicant_name: 'Test Applicant',
  email: 'applicant@example.com',
  previous_company: 'Test Company',
  previous_role: 'Analyst',
  layoff_date: new Date().toISOString().slice(0, 10),
  current_job_search_status: 'interviewing' as const,
};

/** What the API returns to a person who wants to upload a proof. */
export interface Upload {
  key: string;
  url: string;
  fields: Record<string, string>;
  expires_at: string;
}

/** A file that begins as a PDF does, of so many bytes. */
export const pdf = (size = 200): Uint8Array<ArrayBuffer> =>
  new Uint8Array(size).fill(0x20).map((byte, at) => '%PDF-1.7'.charCodeAt(at) || byte);

/** A page that runs a script. */
export const html = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');

/** Asks for an upload of a PDF of so many bytes, unless told otherwise. */
export const askForUpload = (who: Caller, size: number, more: object = {}): Promise<ApiResponse> =>
  who.send('POST', `${applications}/proofs`, {
    file_name: 'letter.pdf',
    content_type: 'application/pdf',
    size,
    ...more,
  });

/** Posts a file as a browser's form does. Returns S3's status. */
export async function postFile(
  origin: string,
  { url, fields }: Pick<Upload, 'url' | 'fields'>,
  file: Uint8Array<ArrayBuffer>,
): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([file]), 'letter.pdf');
  const response = await fetch(new URL(url, origin), { method: 'POST', body: form });
  await response.arrayBuffer();
  return response.status;
}

/** Uploads a file with its true size. Returns its key. */
export async function upload(
  origin: string,
  who: Caller,
  file: Uint8Array<ArrayBuffer>,
  more: object = {},
): Promise<string> {
  const { body } = await askForUpload(who, file.length, more);
  const status = await postFile(origin, body, file);
  if (status !== 204) throw new Error(`The upload answered ${status}`);
  return body.key;
}

/** Sends an application. */
export const submit = (who: Caller, more: object = {}): Promise<ApiResponse> =>
  who.send('POST', applications, { ...application, ...more });

/** The bucket of the running platform, whose variables are loaded, as its operator sees it. */
export const createBucket = (): S3Client => new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });

/** The keys of a person's objects, uploads and proofs alike, in their order. */
export async function objectsOf(bucket: S3Client, who: Caller): Promise<string[]> {
  const { Contents = [] } = await bucket.send(new ListObjectsV2Command({ Bucket: process.env.PROOF_BUCKET }));
  return Contents.map(({ Key = '' }) => Key).filter((key) => key.includes(who.userId ?? ''));
}
