import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { domains, readParts } from './build.ts';

/**
 * The largest sizes of whole bundles in KB, gzip, with the parts that a call loads later. A function that only reads has 120
 * (architecture.md), one that writes or needs more clients has more:
 * - `assessment` judges answers, has the schemas of blocks and courses, and saves what admins write. Its SES client (18 KB)
 *   is loaded only to email.
 * - `catalog` rewrites and sanitizes lessons (80 KB); that code is loaded when an admin saves. It has the schemas and rules of
 *   blocks.
 * - `identity` and `learning` search, export and log for admins, and have the SES client; `identity` has that of Cognito
 *   too, and loads what settles orders when a proven address makes them free, and WebAuthn (85 KB) when a passkey is used.
 * - `changes` has the clients of the sockets, of Cognito, and of SES and CloudFront, and the emails about openings and the regrading of
 *   attempts, which are loaded only to email, to purge, and after a withdrawal.
 * - `corporate` also reads the courses of seats and writes their report.
 * - `company` and `corporate` have the texts of invitations. `company` has the list of public suffixes (48 KB), which is loaded only
 *   to add a domain.
 * - `company`, `contact`, `corporate`, `mail`, `reports` and `waitlist` have the SES client (28 KB), which is loaded only to email.
 *   `mail` has the rows of invitations, which it marks when they bounce.
 * - `service` has the text of `/api/openapi.json`, which grows with every operation.
 * - `media` has the schemas of blocks and courses, and the S3 client, which signs uploads and links. The sanitizer (80 KB) and the
 *   parser of YAML (33 KB) are loaded only when an admin exports or imports a course.
 * - `liftoff` and `reimbursement` have the SES client and the S3 client, which signs uploads and links.
 * - `orders` has the clients of Stripe (70 KB), SES and S3.
 * - `credentials`, `orders`, `privacy` and `reimbursement` have the Unicode Bidirectional Algorithm (8 KB), which is loaded
 *   only to make a document. 23 MB of fonts are beside each of them; a document reads the ones that its texts need.
 * - `credentials` has the JSON-LD and signature libraries (130 KB), which are loaded only to sign, PDFKit, and the code
 *   that draws badges, whose WebAssembly is beside it.
 * - `privacy` has the S3, SES and Cognito clients, the rows of most domains, and PDFKit for receipts.
 * - `orders` and `reimbursement` have PDFKit (245 KB), which is loaded only to make a document. `reimbursement` also has the
 *   sentences about a plan and a grade, for the guide.
 * - `liftoff`, `media`, `orders` and `reimbursement` also have a worker in its own file, loaded only to check an upload; its
 *   budget is below.
 * - `curriculum` rewrites and sanitizes lessons (85 KB), and has the schemas of lessons and questions, which drafts are.
 * - `labs` has the schemas of blocks and courses, and reads the text of courses for the samples of authors.
 * - `models` rewrites and sanitizes lessons, and has the templates of the offline generator with their questions and labs, and the Gemini
 *   client (80 KB), which is loaded only to call a model. It also imports people into companies (40 KB), loaded only for that.
 */
const budgets: Partial<Record<string, number>> = {
  assessment: 178,
  identity: 304,
  catalog: 234,
  learning: 178,
  credentials: 635,
  live: 125,
  changes: 239,
  contact: 160,
  reports: 169,
  waitlist: 160,
  company: 250,
  service: 152,
  mail: 134,
  liftoff: 214,
  media: 327,
  orders: 530,
  curriculum: 234,
  labs: 137,
  models: 369,
  reimbursement: 517,
  corporate: 170,
  privacy: 497,
};
const readsOnly = 120;

/** The worker that checks uploads: `@cantoo/pdf-lib` (250 KB) and the glue of the codecs, whose WebAssembly is beside it, with the decoder of CMYK pictures and the parser of XML (15 KB). */
const workerBudget = 308;

/**
 * The largest sizes of what a function loads at its start in KB, gzip: the time of a cold start follows from it. The clients of
 * S3, SES and Stripe, documents, signing, sanitizing, and the generator are loaded when a call first needs them.
 * - `catalog` has the rules of blocks, which editing checks, with the words that meet the criteria of a prompt (8 KB).
 * - `changes` has the clients of the sockets and of Cognito, the lists of every domain, and what decides about assignments. No one
 *   waits for it.
 * - `company` has the rows of people, invitations, groups, assignments and domains, what seats cost, and the texts of emails.
 * - `credentials` has the rows of certificates and orders, and the texts of emails.
 * - `identity` has the client of Cognito, which signing in and staying signed in need, and names browsers (11 KB).
 * - `privacy` has the client of S3, which its only operation needs.
 * - `labs` has the schemas of courses and blocks.
 * - `learning`, `orders` and `reimbursement` have the schemas of orders, courses and results of assessments. `orders` and
 *   `learning` issue certificates. All of them know the terms of companies' seats, and `reimbursement` those of employers' plans.
 * - `live` reads the roles of admins, and the descriptions of every list.
 * - `media` has the schemas of courses and blocks, and those of edited courses, which imports return.
 * - `reports` has the schemas of courses and blocks, and the texts of emails.
 */
const startBudgets: Partial<Record<string, number>> = {
  assessment: 160,
  catalog: 160,
  changes: 171,
  company: 183,
  contact: 140,
  corporate: 153,
  credentials: 154,
  curriculum: 133,
  identity: 184,
  labs: 136,
  learning: 160,
  liftoff: 155,
  live: 122,
  media: 159,
  orders: 180,
  privacy: 214,
  reimbursement: 180,
  reports: 150,
  waitlist: 140,
};

const sizeOf = (content: string): number => gzipSync(content).length / 1000;
const parts = await readParts();
let isOver = false;
for (const domain of domains) {
  const folder = new URL(`dist/functions/${domain}/`, import.meta.url);
  const read = (files: readonly string[]) =>
    files.map((file) => readFileSync(new URL(file, folder))).join('\n');
  const { atStart = [] } = parts[domain] ?? {};
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.mjs') && file !== 'upload-worker.mjs');
  const whole = read([...new Set([...atStart, ...scripts])]);
  const sizes = [
    {
      name: 'at its start',
      size: sizeOf(read(atStart)),
      budget: startBudgets[domain] ?? readsOnly,
    },
    { name: 'in all', size: sizeOf(whole), budget: budgets[domain] ?? readsOnly },
  ];
  // Importing zod's namespace object bundles all of its translations.
  const hasLocales = /Ungültige Eingabe|Entrée invalide/.test(whole);
  const measured = sizes.map(({ name, size, budget }) => `${size.toFixed(1)} of ${budget} KB ${name}`);
  console.log(`${domain}: ${measured.join(', ')}${hasLocales ? ', with zod’s translations' : ''}`);
  if (sizes.some(({ size, budget }) => size > budget) || hasLocales) isOver = true;
}
const worker = readFileSync(new URL('dist/functions/liftoff/upload-worker.mjs', import.meta.url));
const workerSize = gzipSync(worker).length / 1000;
console.log(`the worker that checks uploads: ${workerSize.toFixed(1)} of ${workerBudget} KB`);
if (isOver || workerSize > workerBudget) {
  console.error('A bundle exceeds its budget.');
  process.exitCode = 1;
}
