import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/**
 * The path to which browsers post proofs in the local stack, and under which signed links read them. It is on the site's
 * origin, so one open port is enough.
 */
export const uploadPath = '/local/uploads';

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
