import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/**
 * Where browsers post proofs to on a laptop, and below which signed links read them: the same origin, so that the one
 * port that is open is enough.
 */
export const uploadPath = '/local/uploads';

/**
 * Hands form uploads and signed reads to the bucket of the embedded S3, as they come. An upload that breaks off breaks
 * off there too, and so leaves nothing.
 */
export function createUploads(): (req: IncomingMessage, res: ServerResponse) => void {
  const { AWS_ENDPOINT_URL_S3 = '', PROOF_BUCKET = '' } = process.env;
  const bucket = new URL(PROOF_BUCKET, `${AWS_ENDPOINT_URL_S3}/`);
  return (req, res) => {
    const target = bucket.href + (req.url ?? '').slice(uploadPath.length);
    const { host: _, ...headers } = req.headers;
    const onward = request(target, { method: req.method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    onward.once('error', () => {
      if (res.headersSent) res.destroy();
      else res.writeHead(502).end();
    });
    res.once('close', () => onward.destroy());
    req.pipe(onward);
  };
}
