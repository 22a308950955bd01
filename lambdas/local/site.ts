import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import vm from 'node:vm';
import { labFrameFolder, labHeadersFile } from '@redwhiteandcode/contract/deployment/lab-frame.ts';
import sirv from 'sirv';
import { repository } from '../jobs/platform/local-target.ts';

interface EdgeRequest {
  method: string;
  uri: string;
  querystring: Record<string, { value: string }>;
  headers: Record<string, { value: string }>;
}
type EdgeResult = EdgeRequest | { statusCode: number; headers: { location: { value: string } } };

const notFound = '/404/index.html';
/** The files of this folder are sent with status 404, as in the deployment. */
const isNotFound = (uri: string): boolean => uri.startsWith('/404/');

/** Loads the CloudFront function that maps a path to a page. */
function loadRouter(file: string): (request: EdgeRequest) => EdgeResult {
  const context = vm.createContext({});
  vm.runInContext(readFileSync(file, 'utf8'), context);
  const { handler } = context as { handler: (event: unknown) => EdgeResult };
  return (request) => handler({ version: '1.0', context: { eventType: 'viewer-request' }, request });
}

function edgeRequest(req: IncomingMessage): EdgeRequest {
  const [uri = '/', search = ''] = (req.url ?? '/').split('?', 2);
  const query = [...new URLSearchParams(search)].map(([name, value]) => [
    name,
    { value: encodeURIComponent(value) },
  ]);
  return { method: req.method ?? 'GET', uri, querystring: Object.fromEntries(query), headers: {} };
}

/**
 * Serves the built pages like CloudFront: with the same routing function and headers, compressed, cached for a year if
 * the file name has a hash, and with the not-found page and status 404 for an unknown path.
 */
export function createSite(
  build = path.join(repository, 'app/build'),
): (req: IncomingMessage, res: ServerResponse) => void {
  const route = loadRouter(path.join(build, 'edge/viewer-request.js'));
  const headersIn = (name: string) =>
    Object.entries(
      JSON.parse(readFileSync(path.join(build, 'edge', name), 'utf8')) as Record<string, string>,
    );
  const headers = headersIn('headers.json');
  const assetHeaders = headersIn('asset-headers.json');
  const labHeaders = headersIn(labHeadersFile);
  const headersOf = (url = '') => {
    if (url.startsWith(labFrameFolder)) return labHeaders;
    return url.startsWith('/assets/') ? assetHeaders : headers;
  };
  const files = sirv(path.join(build, 'client'), {
    // Looks for a file at each request: reading one that a later build removed would end the process.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (res, file) => {
      const isHashed = file.startsWith('/assets/');
      res.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // sirv does not know this type, which S3 sends.
      if (file.endsWith('.ico')) res.setHeader('content-type', 'image/x-icon');
    },
  });
  const sendNotFound = (req: IncomingMessage, res: ServerResponse, page = notFound) => {
    req.url = page;
    res.statusCode = 404;
    // A missing page has no version to compare with.
    delete req.headers['if-none-match'];
    files(req, withStatus(res, 404), () => void res.end());
  };
  return (req, res) => {
    for (const [name, value] of headersOf(req.url)) res.setHeader(name, value);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    // RFC 9110 lets a server ignore ranges, and sirv ends the process for an unsatisfiable one.
    delete req.headers.range;
    const result = route(edgeRequest(req));
    if ('statusCode' in result) {
      res.writeHead(result.statusCode, { location: result.headers.location.value }).end();
      return;
    }
    if (isNotFound(result.uri)) return sendNotFound(req, res, result.uri);
    req.url = result.uri;
    files(req, res, () => sendNotFound(req, res));
  };
}

/** Keeps the given status, which sirv would replace with 200. */
function withStatus(res: ServerResponse, status: number): ServerResponse {
  const writeHead = res.writeHead.bind(res) as (code: number, ...rest: unknown[]) => ServerResponse;
  res.writeHead = ((_code: number, ...rest: unknown[]) =>
    writeHead(status, ...rest)) as ServerResponse['writeHead'];
  return res;
}
