import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import vm from 'node:vm';
import sirv from 'sirv';
import { repository } from './settings.ts';

interface EdgeRequest {
  method: string;
  uri: string;
  querystring: Record<string, { value: string }>;
  headers: Record<string, { value: string }>;
}
type EdgeAnswer = EdgeRequest | { statusCode: number; headers: { location: { value: string } } };

const notFound = '/404/index.html';
/** The folder whose files are sent with status 404, as the deployment marks them. */
const isNotFound = (uri: string): boolean => uri.startsWith('/404/');

/** Loads the CloudFront function that decides which page a path gets, exactly as it will run at the edge. */
function loadRouter(file: string): (request: EdgeRequest) => EdgeAnswer {
  const context = vm.createContext({});
  vm.runInContext(readFileSync(file, 'utf8'), context);
  const { handler } = context as { handler: (event: unknown) => EdgeAnswer };
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
 * Serves the built pages as CloudFront does: the same routing function, the same headers, compressed files, a year
 * for what carries a hash in its name, and the not-found page with status 404 for everything else.
 */
export function createSite(): (req: IncomingMessage, res: ServerResponse) => void {
  const build = path.join(repository, 'app/build');
  const route = loadRouter(path.join(build, 'edge/viewer-request.js'));
  const headers = Object.entries(
    JSON.parse(readFileSync(path.join(build, 'edge/headers.json'), 'utf8')) as Record<string, string>,
  );
  const files = sirv(path.join(build, 'client'), {
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (res, file) => {
      const isHashed = file.startsWith('/assets/');
      res.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const answerNotFound = (req: IncomingMessage, res: ServerResponse, page = notFound) => {
    req.url = page;
    res.statusCode = 404;
    // A page that is not there has no version to compare with.
    delete req.headers['if-none-match'];
    files(req, withStatus(res, 404), () => void res.end());
  };
  return (req, res) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    // Pages are small: RFC 9110 lets a server ignore ranges, and sirv ends the process over an impossible one.
    delete req.headers.range;
    const answer = route(edgeRequest(req));
    if ('statusCode' in answer) {
      res.writeHead(answer.statusCode, { location: answer.headers.location.value }).end();
      return;
    }
    if (isNotFound(answer.uri)) return answerNotFound(req, res, answer.uri);
    req.url = answer.uri;
    files(req, res, () => answerNotFound(req, res));
  };
}

/** sirv writes status 200 by itself; this keeps ours. */
function withStatus(res: ServerResponse, status: number): ServerResponse {
  const writeHead = res.writeHead.bind(res) as (code: number, ...rest: unknown[]) => ServerResponse;
  res.writeHead = ((_code: number, ...rest: unknown[]) =>
    writeHead(status, ...rest)) as ServerResponse['writeHead'];
  return res;
}
