/**
 * Lets the verifier of the Digital Credentials Consortium judge our badges: valid, changed, revoked, reinstated and
 * replaced, and one that was signed before the keys were rotated. See the README for how to install it. Exits with 1 if it
 * disagrees.
 */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { signIn } from '../clients/api-client.ts';
import { demoFolder, repository, startPlatform, temporaryFolder } from '../platform/platform.ts';

interface Badge {
  credentialSubject: { result?: { value: string }[] };
}

interface Log {
  log?: { id: string; valid: boolean }[];
  errors?: { name: string; message: string }[];
}

const library = createRequire(path.join(repository, '.cache/verifier-core/package.json')).resolve(
  '@digitalcredentials/verifier-core',
);

/** Reads a badge from standard input and verifies it. It runs in a new process, so that no keys are cached. */
const script = `
  import { json } from 'node:stream/consumers';
  const { verifyCredential } = await import(process.argv[1]);
  const result = await verifyCredential({ credential: await json(process.stdin), knownDIDRegistries: [] });
  process.stderr.write('\\nRESULT ' + JSON.stringify({ log: result.log, errors: result.errors }));`;

/** Creates a server that forwards to the platform over TLS, because `did:web` is resolved over HTTPS only. */
function createProxy(target: () => string) {
  const folder = temporaryFolder();
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [string, string];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync(
    'openssl',
    ['req', '-x509', ...newKey, '-keyout', key, '-out', cert, '-days', '1', ...subject],
    {
      stdio: 'ignore',
    },
  );
  return createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (req, res) => {
    const to = new URL(req.url ?? '/', target());
    request(to, { headers: { ...req.headers, host: to.host } }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    }).end();
  });
}

let origin = '';
const proxy = createProxy(() => origin);
await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
const siteUrl = `https://localhost:${(proxy.address() as AddressInfo).port}`;
const dataDir = demoFolder();
const start = async () => {
  const platform = await startPlatform({ dataDir, variables: { SITE_URL: siteUrl } });
  origin = platform.origin;
  return platform;
};
let platform = await start();
const number = 'RWC-2025-DEM0CERT';

/** Returns what the verifier says about a badge: the checks that failed, or its error. */
async function judge(credential: object): Promise<string> {
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', script, library], {
    env: { PATH: process.env.PATH, NODE_TLS_REJECT_UNAUTHORIZED: '0' },
  });
  child.stdin.end(JSON.stringify(credential));
  const printed = await text(child.stderr);
  // It also prints that it could not load the schema, without a network.
  const { log = [], errors = [] } = JSON.parse(printed.split('\nRESULT ').at(-1) ?? '') as Log;
  const failed = log.filter(({ id, valid }) => !valid && id !== 'registered_issuer');
  return [...failed.map(({ id }) => id), ...errors.map(({ name }) => name)].join(', ') || 'accepted';
}

let isAgreed = true;
function report(what: string, verdict: string, wanted: RegExp): void {
  const agrees = wanted.test(verdict);
  isAgreed &&= agrees;
  console.log(`${agrees ? 'agrees' : 'DISAGREES'}: ${what}: ${verdict}`);
}

/** Returns the results that a badge states. */
const resultOf = ({ credentialSubject: { result = [] } }: Badge): string =>
  result.map(({ value }) => value).join(', ');

const admin = await signIn(origin, 'admin@example.com', 'admin-demo');
const change = (kind: string, body: object) =>
  admin.send('POST', `/api/admin/certificates/${number}/${kind}`, body);
const learner = await signIn(origin, 'learner@example.com', 'learner-demo');
const badge = (await learner.send('GET', `/api/certificates/${number}/badge`)).body as Badge;
report('the result of the assessment on the badge', resultOf(badge), /^85, B$/);
report('a valid badge', await judge(badge), /^accepted$/);
report(
  'a badge with one changed letter',
  await judge({ ...badge, name: 'AI Fundamentals for Businesz' }),
  /signature/,
);
await change('revocation', { reason: 'Sample reason' });
report('a revoked badge', await judge(badge), /revocation/);
await change('reinstatement', { reason: 'Sample reason' });
const newBadge = (await learner.send('GET', `/api/certificates/${number}/badge`)).body as object;
report('the old badge after a reinstatement', await judge(badge), /revocation/);
report('the new badge after a reinstatement', await judge(newBadge), /^accepted$/);

await platform.stop();
execFileSync(process.execPath, ['lambdas/jobs/run.ts', 'rotate-keys'], {
  cwd: repository,
  env: { PATH: process.env.PATH, DATA_DIR: dataDir },
});
platform = await start();
report('a badge from before the keys were rotated', await judge(newBadge), /^accepted$/);
const again = await signIn(origin, 'admin@example.com', 'admin-demo');
await again.send('POST', `/api/admin/certificates/${number}/replacement`, {
  student_name: 'Demo Learner Corrected',
  reason: 'Sample reason',
});
report('a replaced badge', await judge(newBadge), /revocation/);
await platform.stop();
proxy.close();
process.exitCode = isAgreed ? 0 : 1;
