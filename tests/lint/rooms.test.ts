import { appendFileSync, cpSync, mkdirSync, symlinkSync } from 'fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository, temporaryFolder } from '../platform/platform.ts';
import { findFolderCircles, readImports } from './imports.ts';

/** Files, and what they must not import: a file of ours, or a module. */
const forbidden = [
  ['design-system/src/Button.tsx', 'lambdas/contract/catalog/operations.ts'],
  ['design-system/src/Button.tsx', 'fs'],
  ['app/src/pages/marketing/home/homeRoute.tsx', 'lambdas/src/platform/table.ts'],
  ['app/src/pages/marketing/home/homeRoute.tsx', 'zod'],
  ['app/src/pages/credentials/CertificatePage.tsx', 'lambdas/badges/check.ts'],
  ['app/src/pages/credentials/verify/useCredentialCheck.ts', 'lambdas/src/platform/table.ts'],
  ['app/src/pages/credentials/verify/useCredentialCheck.ts', 'app/src/pages/help/HelpPage.tsx'],
  ['app/src/pages/help/HelpPage.tsx', 'app/src/pages/contact/ContactPage.tsx'],
  ['app/src/pages/help/HelpPage.tsx', 'lambdas/src/platform/table.ts'],
  ['app/src/pages/help/HelpPage.tsx', 'lambdas/documents/order.ts'],
  ['app/src/pages/learning/player/PlayerPage.tsx', 'app/src/pages/contact/ContactPage.tsx'],
  ['app/src/parts/learning/lessons.ts', 'app/src/pages/learning/player/PlayerPage.tsx'],
  ['app/src/shell/frame/PageBody.tsx', 'app/src/pages/help/HelpPage.tsx'],
  ['app/src/shell/frame/PageBody.tsx', 'app/src/parts/learning/lessons.ts'],
  ['app/build.ts', 'lambdas/local/main.ts'],
  ['lambdas/contract/catalog/operations.ts', 'lambdas/src/platform/table.ts'],
  ['lambdas/contract/catalog/operations.ts', 'fs'],
  ['lambdas/src/platform/table.ts', 'lambdas/src/learning/repository.ts'],
  ['lambdas/src/platform/table.ts', 'lambdas/src/rows/course/row.ts'],
  ['lambdas/src/platform/table.ts', 'lambdas/aws-emulator/dynamodb/index.ts'],
  ['lambdas/src/platform/upload-check/pdf.ts', 'lambdas/src/learning/repository.ts'],
  ['lambdas/src/platform/upload-check/pdf.ts', 'lambdas/src/rows/course/row.ts'],
  ['lambdas/src/catalog/operations.ts', 'lambdas/src/learning/repository.ts'],
  ['lambdas/src/catalog/operations.ts', 'lambdas/local/main.ts'],
  ['lambdas/src/curriculum/drafts.ts', 'lambdas/src/catalog/repository.ts'],
  ['lambdas/src/learning/enroll.ts', 'lambdas/src/orders/list.ts'],
  ['lambdas/src/identity/operations.ts', 'lambdas/documents/order.ts'],
  ['lambdas/src/credentials/operations.ts', 'lambdas/src/learning/repository.ts'],
  ['lambdas/src/reimbursement/toolkits.ts', 'lambdas/src/orders/repository.ts'],
  ['lambdas/src/rows/course/row.ts', 'lambdas/src/catalog/repository.ts'],
  ['lambdas/src/rows/order/row.ts', 'lambdas/src/orders/list.ts'],
  ['lambdas/src/rows/order/row.ts', 'lambdas/local/main.ts'],
  ['lambdas/src/search/rules.ts', 'lambdas/src/catalog/repository.ts'],
  ['lambdas/src/changes/index.ts', 'lambdas/src/catalog/repository.ts'],
  ['lambdas/src/changes/index.ts', 'lambdas/src/identity/sign-in.ts'],
  ['lambdas/src/privacy/registry.ts', 'lambdas/src/learning/repository.ts'],
  ['lambdas/badges/check.ts', 'lambdas/src/platform/table.ts'],
  ['lambdas/badges/check.ts', '@aws-sdk/client-s3'],
  ['lambdas/documents/certificate.ts', 'design-system/src/index.ts'],
  ['lambdas/local/main.ts', 'app/src/root.tsx'],
  ['lambdas/jobs/rotate-keys.ts', 'lambdas/local/settings.ts'],
  ['lambdas/aws-emulator/s3/index.ts', 'lambdas/contract/catalog.ts'],
  ['lambdas/aws-emulator/s3/index.ts', 'lambdas/local/settings.ts'],
  ['lambdas/stripe-emulator/api.ts', 'lambdas/aws-emulator/s3/index.ts'],
  ['lambdas/stripe-emulator/api.ts', 'lambdas/contract/catalog.ts'],
  ['cdk/api.ts', 'lambdas/src/platform/table.ts'],
  ['cdk/api.ts', 'lambdas/aws-emulator/dynamodb/index.ts'],
  ['stories/Button.stories.tsx', 'app/src/root.tsx'],
  ['stories/pages/Help.stories.tsx', 'lambdas/streams.ts'],
  ['tests/api/seats.ts', 'tests/api/seats.test.ts'],
] as const;

const allowed = [
  ['app/src/pages/marketing/home/homeRoute.tsx', 'design-system/src/index.ts'],
  ['app/src/pages/marketing/home/homeRoute.tsx', 'lambdas/contract/client.ts'],
  ['app/src/pages/credentials/verify/useCredentialCheck.ts', 'lambdas/badges/check.ts'],
  ['app/src/pages/credentials/verify/useCredentialCheck.ts', 'app/src/pages/credentials/certificateCopy.ts'],
  ['app/src/pages/help/HelpPage.tsx', 'app/src/parts/help/supportCopy.ts'],
  ['app/src/pages/help/HelpPage.tsx', 'app/src/shell/frame/PageBody.tsx'],
  ['app/src/pages/learning/player/PlayerPage.tsx', 'app/src/pages/learning/dashboard/dashboardCopy.ts'],
  ['app/src/parts/learning/lessons.ts', 'app/src/shell/api/client.ts'],
  ['app/build.ts', 'app/publish/sitemap.ts'],
  ['stories/pages/Help.stories.tsx', 'app/src/pages/help/HelpPage.tsx'],
  ['stories/pages/Help.stories.tsx', 'lambdas/contract/deployment/support.ts'],
  ['lambdas/src/platform/upload-check/pdf.ts', 'lambdas/src/platform/table.ts'],
  ['lambdas/src/catalog/operations.ts', 'lambdas/src/platform/table.ts'],
  ['lambdas/src/catalog/operations.ts', 'lambdas/contract/catalog/operations.ts'],
  ['lambdas/src/catalog/operations.ts', 'lambdas/src/rows/course/write.ts'],
  ['lambdas/src/catalog/operations.ts', 'zod'],
  ['lambdas/src/credentials/operations.ts', 'lambdas/badges/baked.ts'],
  ['lambdas/src/orders/documents.ts', 'lambdas/documents/order.ts'],
  ['lambdas/src/rows/course/row.ts', 'lambdas/src/platform/table.ts'],
  ['lambdas/src/rows/certificate/row.ts', 'lambdas/badges/bits.ts'],
  ['lambdas/src/rows/enrollment/completion.ts', 'lambdas/src/rows/certificate/write.ts'],
  ['lambdas/src/search/lists.ts', 'lambdas/src/catalog/list.ts'],
  ['lambdas/src/privacy/registry.ts', 'lambdas/src/liftoff/list.ts'],
  ['lambdas/src/changes/index.ts', 'lambdas/src/search/operations.ts'],
  ['lambdas/documents/certificate.ts', 'design-system/src/screens/credentials/printed.ts'],
  ['lambdas/local/main.ts', 'lambdas/src/catalog/repository.ts'],
  ['lambdas/local/main.ts', 'lambdas/jobs/recount.ts'],
  ['lambdas/local/main.ts', 'lambdas/stripe-emulator/index.ts'],
  ['lambdas/stripe-emulator/api.ts', 'lambdas/aws-emulator/http/server.ts'],
  ['cdk/api.ts', 'lambdas/contract/operations.ts'],
  ['cdk/api.ts', 'lambdas/streams.ts'],
  ['tests/api/seats.test.ts', 'lambdas/src/corporate/repository.ts'],
] as const;

/** Ways to import the badges, which only the page that checks them may. */
const ways = [
  "import type { It } from '../../../../lambdas/badges/check.ts';",
  "export { it } from '../../../../lambdas/badges/check.ts';",
  "export const load = () => import('../../../../lambdas/badges/check.ts');",
  "import '@redwhiteandcode/lambdas/badges/check.ts';",
];

/** Two files, a.ts and b.ts, that import each other. */
const fileCircles = [
  ["import './b.ts';", "import './a.ts';"],
  ["import type { It } from './b.ts';", "import { type It } from './a.ts';"],
  ["export const load = () => import('./b.ts');", "export * from './a.ts';"],
] as const;

/** Files whose folders import each other, though they do not. */
const folderCircles: Record<string, string>[] = [
  { 'a/one.ts': "import '../b/one.ts';", 'b/two.ts': "import '../a/two.ts';" },
  { 'one.ts': "import './part/one.ts';", 'part/two.ts': "import '../two.ts';" },
  {
    'a/one.ts': "export const load = () => import('../b/one.ts');",
    'b/two.ts': "import type { It } from '../c/one.ts';",
    'c/two.ts': "import '../a/two.ts';",
  },
];

/** Tests may import anything, so these folders import each other in one direction only. */
const testedFolders = { 'a/one.test.ts': "import '../b/one.ts';", 'b/two.ts': "import '../a/two.ts';" };

const root = temporaryFolder();

/** Adds a source to a file of the planted repository. The files that it imports with a relative path are empty at first. */
function plant(file: string, source: string): void {
  const imported = [...source.matchAll(/'(\..*?)'/g)].map(([, name = '']) =>
    path.join(path.dirname(file), name),
  );
  for (const each of [file, ...imported]) {
    mkdirSync(path.join(root, path.dirname(each)), { recursive: true });
    appendFileSync(path.join(root, each), each === file ? `${source}\n` : '');
  }
}

for (const [file, target] of [...forbidden, ...allowed]) {
  const isOurs = /^(app|cdk|design-system|lambdas|stories|tests)\//.test(target);
  plant(file, `import '${isOurs ? `./${path.relative(path.dirname(file), target)}` : target}';`);
}
for (const [at, way] of ways.entries()) plant(`app/src/pages/credentials/${at}.ts`, way);
for (const [at, [a, b]] of fileCircles.entries()) {
  plant(`tests/${at}/a.ts`, a);
  plant(`tests/${at}/b.ts`, b);
}
for (const [at, files] of [...folderCircles, testedFolders].entries())
  for (const [file, source] of Object.entries(files)) plant(`stories/${at}/${file}`, source);

for (const name of ['zod', '@aws-sdk', '@redwhiteandcode/lambdas']) {
  const link = path.join(root, 'node_modules', name);
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(
    name.endsWith('lambdas') ? path.join(root, 'lambdas') : path.join(repository, 'node_modules', name),
    link,
  );
}
cpSync(path.join(repository, 'lambdas/package.json'), path.join(root, 'lambdas/package.json'));

const result = await readImports(root);
const { violations } = result.summary;
const circles = findFolderCircles(result);

/** Returns the imports of a file that the rules of `.dependency-cruiser.js` forbid. */
const refused = (file: string) =>
  violations
    .filter(({ type, from }) => type === 'dependency' && from === file)
    .flatMap(({ to, unresolvedTo }) => [to, unresolvedTo]);

describe('the rules of imports', () => {
  it.each(forbidden)('refuse %s importing %s', (file, target) => {
    expect(refused(file)).toContain(target);
  });

  it.each(allowed)('let %s import %s', (file, target) => {
    expect(refused(file)).not.toContain(target);
  });

  it.each(ways.entries().toArray())('see way %i to import: %s', (at) => {
    expect(refused(`app/src/pages/credentials/${at}.ts`)).toContain('lambdas/badges/check.ts');
  });

  it.each(fileCircles.entries().toArray())('refuse circle %i of files: %s', (at) => {
    const refusedCircles = violations.filter(({ type }) => type === 'cycle').map(({ from }) => from);
    expect(refusedCircles).toContain(`tests/${at}/a.ts`);
  });

  it.each(folderCircles.entries().toArray())('refuse circle %i of folders: %o', (at, files) => {
    const found = circles.filter((circle) => circle.includes(`stories/${at}/`));
    expect(found).toHaveLength(1);
    for (const file of Object.keys(files)) expect(found[0]).toContain(`stories/${at}/${file} → `);
  });

  it('let tests import other folders', () => {
    expect(circles.filter((circle) => circle.includes(`stories/${folderCircles.length}/`))).toEqual([]);
  });
});
