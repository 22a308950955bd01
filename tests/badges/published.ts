/**
 * Compares our signing and checking with published results: W3C's vectors of `eddsa-rdfc-2022` and `Ed25519Signature2020`,
 * and the fixtures of the Digital Credentials Consortium. See the README. Exits with 1 if a result differs.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkFile, contentOf } from '../../lambdas/badges/check.ts';
import { multikeyV1 } from '../../lambdas/badges/contexts.ts';
import { didDocument, importKey, newKeys } from '../../lambdas/badges/keys.ts';
import { signWith } from '../../lambdas/badges/sign.ts';

const [vectors = '', fixtures = ''] = process.argv.slice(2);
const read = (...names: string[]) => JSON.parse(readFileSync(path.join(...names), 'utf8'));

let differences = 0;
function compare(what: string, found: unknown, published: unknown): void {
  if (found === published) return;
  differences++;
  console.log(`differs: ${what}: ${String(found)}, published ${String(published)}`);
}

const { publicKeyMultibase, privateKeyMultibase } = read(vectors, 'TestVectors/keyPair.json');
const controller = `did:key:${publicKeyMultibase}`;
const method = {
  id: `${controller}#${publicKeyMultibase}`,
  type: 'Multikey',
  controller,
  publicKeyMultibase,
};
const examples = { '@context': { '@vocab': 'https://www.w3.org/ns/credentials/examples#' } };
const documents = new Map<string, object>([
  ['https://www.w3.org/ns/credentials/examples/v2', examples],
  [method.id, { '@context': multikeyV1, ...method }],
  [
    controller,
    { '@context': ['https://www.w3.org/ns/did/v1'], id: controller, assertionMethod: [method.id] },
  ],
]);
const published = read(vectors, 'TestVectors/eddsa-rdfc-2022/signedDataInt.json');
const key = await importKey({ ...method, '@context': multikeyV1, secretKeyMultibase: privateKeyMultibase });
const signed = await signWith(key, read(vectors, 'TestVectors/unsigned.json'), {
  now: published.proof.created,
  documents,
});
compare('our signature of the vector', signed.proof.proofValue, published.proof.proofValue);
const older = read(vectors, 'TestVectors/Ed25519Signature2020/signedEdSig.json');
for (const [name, credential] of Object.entries({
  'eddsa-rdfc-2022': published,
  Ed25519Signature2020: older,
})) {
  compare(`the vector of ${name}`, await contentOf(credential, documents), 'unchanged');
  const changed = { ...credential, name: `${credential.name}.` };
  compare(`the changed vector of ${name}`, await contentOf(changed, documents), 'changed');
}

/** Results that a fixture's name does not tell: another date, an empty file, a picture of a QR code, or contexts that are not bundled. */
const exceptions: Readonly<Record<string, string>> = {
  'v2/dataIntegrityProof/didKey/noRegistry-revokedStatus-noExpiry.json': 'dates: expired',
  'v1/ed25519/didKey/legacy-noStatus-noExpiry.json': 'readable: empty',
  'v1/dataIntegrityProof/didKey/mixedRegistry-validStatus-noExpiry.svg': 'readable: noCredential',
  'v2/dataIntegrityProof/didKey/twoOIDF-revoked-notExpired-badSchema.json': 'unchanged: unknownContext',
  'v1/dataIntegrityProof/didKey/legacyRegistry-noStatus-noExpiry-oldDCCExample.json':
    'unchanged: unknownContext',
};

/** Returns the last step that the check of a fixture must reach, as its name tells: registry, status, expiry, and more. */
function publishedResult(file: string): string {
  const name = file.slice(file.indexOf('/') + 1);
  const [, status = '', expiry = '', more = ''] = path
    .parse(name)
    .name.split('-')
    .map((part) => part.trim());
  const exception = exceptions[name];
  if (exception !== undefined) return exception;
  if (/didWeb/i.test(name)) return 'issuer: unknown';
  if (more === 'tampered') return 'unchanged: changed';
  if (more === 'notYetValid') return 'dates: notYet';
  if (expiry === 'expired') return 'dates: expired';
  return status === 'noStatus' ? 'status: none' : 'status: otherSite';
}

const own = await didDocument('https://site.example', newKeys());
const loadStatusList = () => Promise.reject(new Error('The check loads no list of another site'));
const files = globSync('verifiableCredentials/**/*.{json,svg}', { cwd: fixtures });
for (const file of files) {
  let last = '';
  const options = { now: new Date(), own, loadStatusList };
  const bytes = new Uint8Array(readFileSync(path.join(fixtures, file)));
  for await (const { step, found } of checkFile(bytes, options)) last = `${step}: ${found}`;
  compare(file, last, publishedResult(file));
}
console.log(`${files.length} fixtures and 5 results of the vectors, ${differences} differences`);
process.exitCode = differences > 0 || files.length === 0 ? 1 : 0;
