import 'reflect-metadata';
import { once } from 'node:events';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { PemConverter, X509CertificateGenerator } from '@peculiar/x509';

const day = 24 * 60 * 60 * 1000;

/** Makes a key and a certificate for this computer, both as PEM. */
async function createCertificate(): Promise<{ key: string; cert: string }> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=localhost',
    notAfter: new Date(Date.now() + day),
    signingAlgorithm: algorithm,
    keys,
  });
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return { key: PemConverter.encode(key, 'PRIVATE KEY'), cert: certificate.toString('pem') };
}

/** Headers that HTTP/2 does not have. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Starts a server that sends what a local server responds over HTTP/2, as CloudFront does. With HTTP/1.1 a browser opens six
 * connections, so a page waits for its files in groups of six. Browsers refuse the certificate unless they are told not to.
 */
export async function startHttp2(origin: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createSecureServer(await createCertificate(), (req, res) => {
    const headers = Object.fromEntries(Object.entries(req.headers).filter(([name]) => !name.startsWith(':')));
    const forwarded = request(`${origin}${req.url}`, {
      method: req.method,
      headers: { ...headers, host: new URL(origin).host, ...(headers['origin'] !== undefined && { origin }) },
    });
    forwarded.on('response', (response) => {
      const kept = Object.entries(response.headers).filter(([name]) => !connectionHeaders.includes(name));
      res.writeHead(response.statusCode ?? 502, Object.fromEntries(kept));
      response.pipe(res);
    });
    forwarded.on('error', () => res.destroy());
    req.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
