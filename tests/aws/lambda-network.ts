import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** A server that functions call. */
export interface Served {
  port: number;
  close: () => void;
}

async function serve(server: Server, others: readonly Server[] = []): Promise<Served> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const each of [server, ...others]) {
        each.close();
        each.closeAllConnections();
      }
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

const issuer = 'cognito-idp.us-east-1.amazonaws.com';

async function createCertificate(folder: string): Promise<{ key: Buffer; cert: Buffer; file: string }> {
  const key = path.join(folder, 'issuer.key');
  const file = path.join(folder, 'issuer.pem');
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${issuer}`];
  const names = ['-addext', `subjectAltName=DNS:${issuer}`];
  await promisify(execFile)('openssl', [...request, ...names, '-keyout', key, '-out', file]);
  return { key: readFileSync(key), cert: readFileSync(file), file };
}

/**
 * Starts a proxy through which functions load the user pool's keys from the pool's real address, which it serves from
 * MiniStack. It connects nothing else, so no function reaches the internet. Returns the variables that make Node.js use
 * and trust it.
 */
export async function serveIssuer(
  folder: string,
  endpoint: string,
): Promise<Served & { variables: Record<string, string> }> {
  const certificate = await createCertificate(folder);
  const forward = createTlsServer(certificate, ({ url = '' }, response) => {
    fetch(`${endpoint}${url}`, { headers: { host: issuer } })
      .then(async (keys) => response.writeHead(keys.status).end(await keys.text()))
      .catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await once(forward.listen(0, '127.0.0.1'), 'listening');
  const { port: forwardPort } = forward.address() as AddressInfo;
  const proxy = createServer((_, response) => response.writeHead(403).end());
  proxy.on('connect', ({ url = '' }, socket) => {
    if (url !== `${issuer}:443`) {
      console.error(`A function was kept from connecting to ${url}.`);
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const target = connect(forwardPort, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      target.pipe(socket).pipe(target);
    });
    target.once('error', () => socket.destroy());
    socket.once('error', () => target.destroy());
  });
  const served = await serve(proxy, [forward]);
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
