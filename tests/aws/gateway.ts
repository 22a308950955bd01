import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { adaptTemplate, type Template, type TemplateException, withFailure } from './template.ts';

/** A server through which commands call MiniStack. */
export interface Gateway {
  endpoint: string;
  /** How many resources of all stacks each exception concerned. */
  counts: () => Map<TemplateException, number>;
  /** Sets whether deployments fail once all their resources are created. */
  failDeployments: (fail: boolean) => void;
  close: () => void;
}

interface GatewayOptions {
  /** The port of MiniStack. */
  port: number;
  exceptions: readonly TemplateException[];
  /** Whether the template of a stack is adapted. */
  adapts: (stack: string) => boolean;
}

/** Escapes a text as MiniStack does in XML. */
const escape = (value: string): string =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** Returns the bucket and the key of an object's address, which has the bucket in its host or in its path. */
function locate(address: string): { Bucket: string; Key: string } {
  const { hostname, pathname } = new URL(address);
  const [bucket, host] = hostname.split(/\.(?=s3[.-])/, 2);
  const parts = decodeURIComponent(pathname).slice(1);
  if (bucket && host) return { Bucket: bucket, Key: parts };
  const slash = parts.indexOf('/');
  return { Bucket: parts.slice(0, slash), Key: parts.slice(slash + 1) };
}

/** The templates of the stacks, as CDK uploaded them and as MiniStack gets them. */
class Templates {
  readonly #counts = new Map<string, Map<TemplateException, number>>();
  readonly #originals = new Map<string, string>();
  readonly #exceptions: readonly TemplateException[];
  readonly #client: S3Client;
  fail = false;

  constructor(endpoint: string, exceptions: readonly TemplateException[]) {
    this.#exceptions = exceptions;
    this.#client = new S3Client({ endpoint, forcePathStyle: true });
  }

  /** Stores an adapted copy of an uploaded template, and returns its address. */
  async adapt(stack: string, address: string): Promise<string> {
    const place = locate(address);
    const { Body } = await this.#client.send(new GetObjectCommand(place));
    const original = (await Body?.transformToString()) ?? '';
    const { template, counts } = adaptTemplate(JSON.parse(original) as Template, this.#exceptions);
    this.#counts.set(stack, counts);
    const adapted = JSON.stringify(this.fail ? withFailure(template) : template);
    this.#originals.set(escape(adapted), escape(original));
    await this.#client.send(
      new PutObjectCommand({ Bucket: place.Bucket, Key: `${place.Key}.adapted`, Body: adapted }),
    );
    const copy = new URL(address);
    copy.pathname += '.adapted';
    return copy.href;
  }

  /** Replaces an adapted template in a response by the uploaded one, with which CDK compares. */
  restore(response: string): string {
    const [all = '', adapted = ''] = /<TemplateBody>([^<]*)</.exec(response) ?? [];
    const original = this.#originals.get(adapted);
    return original === undefined ? response : response.replace(all, () => `<TemplateBody>${original}<`);
  }

  counts(): Map<TemplateException, number> {
    const sum = (exception: TemplateException) =>
      [...this.#counts.values()].reduce((total, counts) => total + (counts.get(exception) ?? 0), 0);
    return new Map(this.#exceptions.map((exception) => [exception, sum(exception)]));
  }
}

/** Forwards a request with another body, and returns the response. */
async function call(incoming: IncomingMessage, port: number, body: Buffer | string) {
  const { 'transfer-encoding': _, ...headers } = incoming.headers;
  const outgoing = request({
    host: '127.0.0.1',
    port,
    method: incoming.method,
    path: incoming.url,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
  });
  const responded = once(outgoing, 'response');
  outgoing.end(body);
  const [response] = (await responded) as [IncomingMessage];
  return response;
}

/**
 * Serves MiniStack to commands that know nothing about it: CloudFormation gets the templates with their exceptions, and
 * returns them without.
 */
export async function serveGateway({ port, exceptions, adapts }: GatewayOptions): Promise<Gateway> {
  const templates = new Templates(`http://127.0.0.1:${port}`, exceptions);

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    let body: Buffer | string = await buffer(incoming);
    const isForm = incoming.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    const form = new URLSearchParams(isForm ? body.toString() : '');
    const stack = form.get('StackName') ?? '';
    const address = form.get('TemplateURL');
    if (address && adapts(stack)) {
      form.set('TemplateURL', await templates.adapt(stack, address));
      body = form.toString();
    }
    const response = await call(incoming, port, body);
    const { statusCode = 502, headers } = response;
    if (form.get('Action') !== 'GetTemplate') {
      response.pipe(outgoing.writeHead(statusCode, headers));
      return;
    }
    const { 'content-length': _, ...rest } = headers;
    outgoing.writeHead(statusCode, rest).end(templates.restore(await text(response)));
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch((error: unknown) => outgoing.writeHead(502).end(String(error)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts: () => templates.counts(),
    failDeployments(fail) {
      templates.fail = fail;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
