import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { domains } from './build.ts';

/**
 * What a bundle may weigh, gzip: 120 KB where it only reads (architecture.md), more where it writes by rules of its own
 * or brings a client.
 * `engagement` carries the whole contract for `/api/openapi.json`, and the SES client, which alone weighs 28 KB.
 */
const budgets: Partial<Record<(typeof domains)[number], number>> = {
  identity: 130,
  learning: 125,
  engagement: 155,
  liftoff: 195,
};
const readsOnly = 120;

let isOver = false;
for (const domain of domains) {
  const bundle = readFileSync(new URL(`dist/functions/${domain}/index.mjs`, import.meta.url));
  const size = gzipSync(bundle).length / 1000;
  const budget = budgets[domain] ?? readsOnly;
  // zod's own translations ride along when anything imports its namespace object.
  const hasLocales = /Ungültige Eingabe|Entrée invalide/.test(bundle.toString());
  console.log(
    `${domain}: ${size.toFixed(1)} of ${budget} KB${hasLocales ? ', with zod’s translations' : ''}`,
  );
  if (size > budget || hasLocales) isOver = true;
}
if (isOver) {
  console.error('A bundle is over its budget.');
  process.exitCode = 1;
}
