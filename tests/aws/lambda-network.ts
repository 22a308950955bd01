import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Server as SocketServer } from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { createServer as createTlsServer, type TLSSocket } from 'node:tls';
import { promisify } from 'node:util';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** A server that functions call. */
export interface Served {
  port: number;
  close: () => void;
}

async function serve(server: Server, behind?: SocketServer): Promise<Served> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
      behind?.close();
    },
  };
}

/**
 * Serves secrets to the functions in place of AWS's Parameters and Secrets Lambda Extension.
 * https://docs.aws.amazon.com/secretsmanager/latest/userguide/retrieving-secrets_lambda.html
 */
export function serveSecrets(endpoint: string): Promise<Served> {
  const client = new SecretsManagerClient({ endpoint });
  const read = async (url: string) => {
    const SecretId = new URL(url, 'http://localhost').searchParams.get('secretId') ?? '';
    return client.send(new GetSecretValueCommand({ SecretId }));
  };
  return serve(
    createServer(({ url = '' }, response) => {
      read(url).then(
        ({ SecretString }) => response.end(JSON.stringify({ SecretString })),
        (error: unknown) => response.writeHead(400).end(String(error)),
      );
    }),
  );
}

/** The host of the user pool's keys. */
const issuer = 'cognito-idp.us-east-1.amazonaws.com';

async function createCertificate(folder: string, hosts: readonly string[]) {
  const key = path.join(folder, 'hosts.key');
  const file = path.join(folder, 'hosts.pem');
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${issuer}`];
  const names = ['-addext', `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`];
  await promisify(execFile)('openssl', [...request, ...names, '-keyout', key, '-out', file]);
  return { key: readFileSync(key), cert: readFileSync(file), file };
}

/** Connects two sockets until one of them ends. */
function join(one: Duplex, other: Duplex): void {
  one.pipe(other).pipe(one);
  one.once('error', () => other.destroy());
  other.once('error', () => one.destroy());
}

/**
 * Starts a proxy through which functions and commands reach hosts of the internet by their names, over TLS: the keys of the
 * user pools at MiniStack, and the sites. `siteAt` returns the local port of a site. The proxy connects nothing else, so
 * nothing reaches the internet. Returns the variables that make Node.js use and trust it.
 */
export async function serveHosts(
  folder: string,
  {
    ministack,
    domains,
    siteAt,
  }: { ministack: number; domains: readonly string[]; siteAt: (host: string) => Promise<number> },
): Promise<Served & { variables: Record<string, string> }> {
  const isSite = (host: string) => host.endsWith('.cloudfront.net') || domains.includes(host);
  const certificate = await createCertificate(folder, [issuer, '*.cloudfront.net', ...domains]);
  const secured = createTlsServer(certificate, (socket) => {
    const host = (socket as TLSSocket & { servername: string }).servername;
    const port = isSite(host) ? siteAt(host) : Promise.resolve(ministack);
    port.then(
      (found) => join(socket, connect(found, '127.0.0.1')),
      (error: unknown) => {
        console.error(error);
        socket.destroy();
      },
    );
  });
  await once(secured.listen(0, '127.0.0.1'), 'listening');
  const { port: securedPort } = secured.address() as AddressInfo;
  const proxy = createServer((_, response) => response.writeHead(403).end());
  proxy.on('connect', ({ url = '' }, socket) => {
    const [host = '', port] = url.split(':');
    if (port !== '443' || (host !== issuer && !isSite(host))) {
      console.error(`No connection was made to ${url}.`);
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const target = connect(securedPort, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      join(socket, target);
    });
    target.once('error', () => socket.destroy());
  });
  const served = await serve(proxy, secured);
  return {
    ...served,
    variables: {
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: `http://127.0.0.1:${served.port}`,
      NO_PROXY: 'localhost,127.0.0.1',
      NODE_EXTRA_CA_CERTS: certificate.file,
    },
  };
}
