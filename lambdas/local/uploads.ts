import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { pictureSrc, picturesFolder } from '@redwhiteandcode/contract/course/lesson-files.ts';
import { archiveRules } from '@redwhiteandcode/contract/privacy/archive-rules.ts';
import { uploadBucket } from '@redwhiteandcode/contract/uploads/upload-bucket.ts';

/**
 * The path to which browsers post uploads in the local stack, and under which signed links read them. It is on the site's
 * origin, so one open port is enough.
 */
export const uploadPath = '/local/uploads';

let client: S3Client | undefined;
/** Returns the bucket's client. It is made on first use, after the stack has set its variables. */
const s3 = (): S3Client => (client ??= new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }));

/** S3 serves documents from its own origin. Here they share the site's, so a browser must never run one as a page. */
const neverAPage = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
};

/** Streams form uploads and signed reads to the bucket of the S3 emulator. An interrupted upload leaves nothing there. */
export function createUploads(): (req: IncomingMessage, res: ServerResponse) => void {
  const { AWS_ENDPOINT_URL_S3 = '', PROOF_BUCKET = '' } = process.env;
  const bucket = new URL(PROOF_BUCKET, `${AWS_ENDPOINT_URL_S3}/`);
  return (req, res) => {
    const target = bucket.href + (req.url ?? '').slice(uploadPath.length);
    const { host: _, ...headers } = req.headers;
    const forwarded = request(target, { method: req.method, headers }, (response) => {
      res.writeHead(response.statusCode ?? 502, { ...response.headers, ...neverAPage });
      response.pipe(res);
    });
    forwarded.once('error', () => {
      if (res.headersSent) res.destroy();
      else res.writeHead(502).end();
    });
    res.once('close', () => forwarded.destroy());
    req.pipe(forwarded);
  };
}

/** The path of the pictures of lessons, which CloudFront reads from the bucket in AWS. */
export const picturesPath = `/${picturesFolder}`;

/** Sends a picture of a lesson with its stored headers. */
export async function sendPicture(req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD')
    return void res.writeHead(405, { allow: 'GET, HEAD' }).end();
  const [path = ''] = (req.url ?? '').split('?', 1);
  if (!pictureSrc.test(path)) return void res.writeHead(404).end();
  try {
    const {
      Body,
      CacheControl = '',
      ContentType = '',
    } = await s3().send(new GetObjectCommand({ Bucket: process.env.PROOF_BUCKET, Key: path.slice(1) }));
    const file = await Body?.transformToByteArray();
    res
      .writeHead(200, { ...neverAPage, 'content-type': ContentType, 'cache-control': CacheControl })
      .end(req.method === 'GET' ? file : undefined);
  } catch (error) {
    if (!(error instanceof NoSuchKey)) throw error;
    res.writeHead(404).end();
  }
}

const dayMs = 86_400_000;

/** The days after which the bucket's lifecycle rules in AWS delete objects, by the prefix of their keys. */
const lifetimes = {
  [uploadBucket.incoming]: uploadBucket.incomingDays,
  [archiveRules.folder]: archiveRules.days,
};

/** Deletes uploads that nothing claimed in time and old archives, like the bucket's lifecycle rules in AWS. */
export async function expireUploads(now: number = Date.now()): Promise<void> {
  for (const [prefix, days] of Object.entries(lifetimes)) await expire(prefix, now - days * dayMs);
}

async function expire(Prefix: string, oldest: number): Promise<void> {
  const Bucket = process.env.PROOF_BUCKET;
  for await (const { Contents = [] } of paginateListObjectsV2({ client: s3() }, { Bucket, Prefix })) {
    const Objects = Contents.filter(({ LastModified }) => Number(LastModified) < oldest).map(({ Key }) => ({
      Key,
    }));
    if (Objects.length > 0) await s3().send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
  }
}

/** Expires uploads now and every hour. Returns a function that stops it. */
export async function startExpiry(): Promise<() => void> {
  await expireUploads();
  const timer = setInterval(() => void expireUploads().catch(console.error), 3_600_000);
  timer.unref();
  return () => clearInterval(timer);
}
