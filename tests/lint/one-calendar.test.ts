import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository, temporaryFolder } from '../platform/platform.ts';

/** Ways to make a date without saying which calendar it has. */
const refused = [
  "new Intl.DateTimeFormat('en-US').format(new Date(order.due_at))",
  'new Date(order.due_at).toLocaleDateString()',
  'new Date(order.due_at).toLocaleTimeString()',
  "new Date(order.due_at).toLocaleString('en-US', { dateStyle: 'long' })",
  'new Date().toISOString().slice(0, 10)',
  'order.created_at.slice(0, 4)',
  'order?.payment?.paid_at.slice(0, 7)',
  'timestamp().slice(0, 10)',
  'new Date(order.due_at).getFullYear()',
  'new Date(order.due_at).getUTCMonth()',
  'order.paidAt.startsWith(day)',
];

const accepted = [
  "dayOf('due', order.due_at)",
  'new Date().toISOString()',
  "count.toLocaleString('en-US')",
  'rows.slice(0, 10)',
  'title.startsWith(day)',
];

/** Returns the lines that the lint refuses in a file of this folder. */
function refusedLines(folder: string, lines: readonly string[]): number[] {
  const root = temporaryFolder();
  for (const file of ['.oxlintrc.jsonc', 'tests/lint/plugin.js'])
    cpSync(path.join(repository, file), path.join(root, file));
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(
    path.join(root, folder, 'sample.ts'),
    lines.map((line) => `export default ${line};\n`).join(''),
  );
  const oxlint = path.join(repository, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format=json', folder], { cwd: root, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; labels: { span: { line: number } }[] }[];
  };
  return diagnostics
    .filter(({ code }) => code.includes('one-calendar'))
    .flatMap(({ labels }) => labels[0]?.span.line ?? []);
}

it.each([
  'app/src/pages',
  'app/src/copy',
  'design-system/src/screens',
  'lambdas/contract',
  'lambdas/documents',
  'lambdas/src/orders',
])('the lint refuses dates without a calendar in %s', (folder) => {
  const found = refusedLines(folder, [...refused, ...accepted]);
  expect([...new Set(found)].toSorted((a, b) => a - b)).toEqual(refused.map((_, at) => at + 1));
});
