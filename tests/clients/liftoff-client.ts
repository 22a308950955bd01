import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { pdfOfSize } from '../../lambdas/src/platform/upload-check/test-files.ts';
import { type ApiResponse, type Caller } from './api-client.ts';

/** The path of the applications. */
export const applications = '/api/layoff-applications';
export const megabyte = 1024 * 1024;

/** An application that is valid today. */
export const application = {
  applicant_name: 'Test Applicant',
  email: 'applicant@example.com',
  previous_company: 'Test Company',
  previous_role: 'Analyst',
  layoff_date: new Date().toISOString().slice(0, 10),
  current_job_search_status: 'interviewing' as const,
};

/** The API's response to a request to upload a proof. */
export interface Upload {
  key: string;
  url: string;
  fields: Record<string, string>;
  expires_at: string;
}

/** Returns a PDF of `size` bytes, at least 600. */
export const pdf = (size = 600): Uint8Array<ArrayBuffer> => pdfOfSize(size);

/** A page that runs a script. */
export const html = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');

/** Requests an upload, by default of a PDF with `size` bytes. */
export const askForUpload = (applicant: Caller, size: number, more: object = {}): Promise<ApiResponse> =>
  applicant.send('POST', `${applications}/proofs`, {
    file_name: 'letter.pdf',
    content_type: 'application/pdf',
    size,
    ...more,
  });

/** Posts a file as a browser's form would. Returns S3's status. */
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

/** Uploads a file with its actual size. Returns its key. */
export async function upload(
  origin: string,
  applicant: Caller,
  file: Uint8Array<ArrayBuffer>,
  more: object = {},
): Promise<string> {
  const { body } = await askForUpload(applicant, file.length, more);
  const status = await postFile(origin, body, file);
  if (status !== 204) throw new Error(`The upload returned ${status}`);
  return body.key;
}

/** Sends an application. */
export const submit = (applicant: Caller, more: object = {}): Promise<ApiResponse> =>
  applicant.send('POST', applications, { ...application, ...more });

/** Creates an S3 client for the bucket of the running platform, whose variables must be set. */
export const createBucket = (): S3Client => new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });

/** Returns the keys of an applicant's objects, both uploads and proofs, in order. */
export async function objectsOf(
  bucket: S3Client,
  applicant: Caller,
  Bucket: string | undefined = process.env.PROOF_BUCKET,
): Promise<string[]> {
  const { Contents = [] } = await bucket.send(new ListObjectsV2Command({ Bucket }));
  return Contents.map(({ Key = '' }) => Key).filter((key) => key.includes(applicant.userId ?? ''));
}
