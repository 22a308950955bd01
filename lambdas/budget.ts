import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { domains } from './build.ts';

/**
 * What a bundle may weigh, gzip: 120 KB where it only reads (architecture.md), more where it writes by rules of its own
 * or brings a client.
 * `catalog` carries what makes lessons safe, 75 KB, evaluated when an editor saves.
 * `identity` and `learning` search, export and log for admins; `identity` brings the Cognito client.
 * `engagement` carries the document of `/api/openapi.json`, and the SES client, which alone weighs 28 KB;
 * `liftoff` carries that and the S3 client, which signs uploads and links;
 * `curriculum` sanitizes lessons (sanitize-html, 80 KB) and carries the templates of the offline generator and the
 * Gemini client (80 KB), which is evaluated by who asks a model alone.
 */
const budgets: Partial<Record<string, number>> = {
  identity: 140,
  catalog: 200,
  learning: 130,
  live: 125,
  engagement: 165,
  liftoff: 200,
  curriculum: 295,
  reimbursement: 125,
  corporate: 125,
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
