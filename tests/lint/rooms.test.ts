import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository, temporaryFolder } from '../platform/platform.ts';

/** Files and modules that the lint must not let them import. */
const forbidden = [
  ['design-system/src/Button.tsx', '../../lambdas/contract/catalog/operations.ts'],
  ['design-system/src/Button.tsx', 'react-router'],
  ['app/src/pages/marketing/home/homeRoute.tsx', '../../../../../lambdas/src/platform/table.ts'],
  ['app/src/pages/marketing/home/homeRoute.tsx', 'zod'],
  ['app/src/pages/credentials/CertificatePage.tsx', '@redwhiteandcode/lambdas/badges/check.ts'],
  ['app/src/pages/credentials/verify/checker.ts', '../../../../../lambdas/src/platform/table.ts'],
  ['app/src/pages/help/HelpPage.tsx', 'zod'],
  ['app/src/pages/help/HelpPage.tsx', '../contact/ContactPage.tsx'],
  ['app/src/pages/help/HelpPage.tsx', '../../../../lambdas/src/platform/table.ts'],
  ['app/src/pages/learning/player/PlayerPage.tsx', '../../contact/ContactPage.tsx'],
  ['app/src/parts/learning/lessons.ts', '../../pages/learning/player/PlayerPage.tsx'],
  ['app/src/shell/frame/PageBody.tsx', '../../pages/help/HelpPage.tsx'],
  ['app/src/shell/frame/PageBody.tsx', '../../parts/learning/lessons.ts'],
  ['lambdas/contract/catalog/operations.ts', '../src/platform/table.ts'],
  ['lambdas/src/platform/table.ts', '../learning/repository.ts'],
  ['lambdas/src/platform/upload-check/pdf.ts', '../../learning/repository.ts'],
  ['lambdas/src/catalog/operations.ts', '../learning/repository.ts'],
  ['lambdas/src/catalog/operations.ts', '../../local/main.ts'],
  ['lambdas/src/curriculum/publish.ts', '../catalog/repository.ts'],
  ['lambdas/src/learning/enroll.ts', '../orders/list.ts'],
  ['lambdas/src/identity/operations.ts', '../../documents/order.ts'],
  ['lambdas/src/credentials/operations.ts', '../learning/repository.ts'],
  ['lambdas/src/reimbursement/toolkits.ts', '../orders/repository.ts'],
  ['lambdas/src/rows/course/row.ts', '../../catalog/repository.ts'],
  ['lambdas/src/rows/order/row.ts', '../../orders/list.ts'],
  ['lambdas/src/rows/order/row.ts', '../../../local/main.ts'],
  ['lambdas/src/platform/table.ts', '../rows/course/row.ts'],
  ['lambdas/src/platform/upload-check/pdf.ts', '../../rows/course/row.ts'],
  ['lambdas/src/search/rules.ts', '../catalog/repository.ts'],
  ['lambdas/src/changes/index.ts', '../catalog/repository.ts'],
  ['lambdas/src/changes/index.ts', '../identity/sign-in.ts'],
  ['lambdas/src/privacy/registry.ts', '../learning/repository.ts'],
  ['lambdas/badges/check.ts', '../src/platform/table.ts'],
  ['lambdas/documents/certificate.ts', '@redwhiteandcode/design-system'],
  ['lambdas/src/platform/table.ts', '@redwhiteandcode/aws-emulator/dynamodb'],
  ['lambdas/local/main.ts', '../../app/src/root.tsx'],
  ['lambdas/jobs/rotate-keys.ts', '../local/settings.ts'],
  ['lambdas/aws-emulator/s3/index.ts', '../../contract/catalog.ts'],
  ['lambdas/aws-emulator/s3/index.ts', '@redwhiteandcode/contract/client.ts'],
  ['lambdas/aws-emulator/s3/index.ts', '../../local/settings.ts'],
  ['cdk/api.ts', '../lambdas/src/platform/table.ts'],
  ['cdk/api.ts', '@redwhiteandcode/aws-emulator/dynamodb'],
  ['stories/Button.stories.tsx', '../app/src/root.tsx'],
  ['stories/pages/Help.stories.tsx', '@redwhiteandcode/app/root.tsx'],
  ['stories/pages/Help.stories.tsx', '@redwhiteandcode/lambdas/streams.ts'],
] as const;

const allowed = [
  ['app/src/pages/marketing/home/homeRoute.tsx', '@redwhiteandcode/design-system'],
  ['app/src/pages/marketing/home/homeRoute.tsx', '@redwhiteandcode/contract/client.ts'],
  ['app/src/pages/credentials/verify/checker.ts', '@redwhiteandcode/lambdas/badges/check.ts'],
  ['app/src/pages/help/HelpPage.tsx', '@redwhiteandcode/design-system'],
  ['app/src/pages/help/HelpPage.tsx', '@redwhiteandcode/contract/engagement/operations.ts'],
  ['app/src/pages/help/HelpPage.tsx', '../../parts/help/supportCopy.ts'],
  ['app/src/pages/help/HelpPage.tsx', '../../shell/frame/PageBody.tsx'],
  ['app/src/pages/learning/player/PlayerPage.tsx', '../dashboard/dashboardCopy.ts'],
  ['app/src/pages/learning/player/PlayerPage.tsx', '../../../shell/frame/PageBody.tsx'],
  ['app/src/parts/learning/lessons.ts', '../../shell/api/client.ts'],
  ['stories/pages/Help.stories.tsx', '@redwhiteandcode/design-system'],
  ['stories/pages/Help.stories.tsx', '@redwhiteandcode/app/pages/help/HelpPage.tsx'],
  ['stories/pages/Help.stories.tsx', '@redwhiteandcode/contract/deployment/support.ts'],
  ['lambdas/src/platform/upload-check/pdf.ts', '../table.ts'],
  ['lambdas/src/platform/upload-check/pdf.ts', '@redwhiteandcode/contract/catalog/operations.ts'],
  ['lambdas/src/catalog/operations.ts', '../platform/table.ts'],
  ['lambdas/src/catalog/operations.ts', '@redwhiteandcode/contract/catalog/operations.ts'],
  ['lambdas/src/catalog/operations.ts', '../rows/course/write.ts'],
  ['lambdas/src/credentials/operations.ts', '../../badges/baked.ts'],
  ['lambdas/src/orders/documents.ts', '../../documents/order.ts'],
  ['lambdas/src/orders/payments.ts', '../rows/enrollment/row.ts'],
  ['lambdas/src/rows/course/row.ts', '../../platform/table.ts'],
  ['lambdas/src/rows/course/row.ts', '@redwhiteandcode/contract/catalog/operations.ts'],
  ['lambdas/src/rows/certificate/row.ts', '../../../badges/bits.ts'],
  ['lambdas/src/rows/enrollment/completion.ts', '../certificate/write.ts'],
  ['lambdas/src/search/lists.ts', '../catalog/list.ts'],
  ['lambdas/src/privacy/registry.ts', '../liftoff/list.ts'],
  ['lambdas/src/changes/index.ts', '../search/operations.ts'],
  ['lambdas/documents/certificate.ts', '@redwhiteandcode/design-system/printed-certificate'],
  ['lambdas/src/platform/table.ts', '@redwhiteandcode/contract/api/problem.ts'],
  ['lambdas/local/main.ts', '../src/catalog/repository.ts'],
  ['lambdas/local/main.ts', '../jobs/recount.ts'],
  ['lambdas/local/main.ts', '@redwhiteandcode/aws-emulator/dynamodb'],
  ['lambdas/aws-emulator/s3/index.ts', '../signature-v4.ts'],
  ['cdk/api.ts', '../lambdas/contract/operations.ts'],
  ['stories/Button.stories.tsx', '@redwhiteandcode/contract/contact/rules.ts'],
] as const;

const zodImports = ["import { z } from 'zod';", "import z from 'zod';", "import { z as schema } from 'zod';"];
/** Styles that a touch screen would keep after a tap. */
const stickyHover = [
  "export const it = { selectors: { '&:hover': { color: 'red' } } };\n",
  "globalStyle('a:hover', { color: 'red' });\n",
  "export const it = { selectors: { '&[data-hovered]': { color: 'red' } } };\n",
];
const hoverStyles = [
  "export const it = { [media.hover]: { selectors: { '&:hover': { color: 'red' } } } };\n",
  "globalStyle('a:hover', { '@media': { '(hover: hover)': { color: 'red' } } });\n",
  "export const it = { '@media': { '(hover: hover)': { selectors: { '&:hover': {} } } } };\n",
].map(
  (line) =>
    `import { globalStyle, media } from './media.ts';\nexport const used = [globalStyle, media];\n${line}`,
);

const picture = 'export const Picture = () => <img src="a.png" />;\n';

const lateBadges = "export const load = () => import('@redwhiteandcode/lambdas/badges/check.ts');\n";

const importing = (imported: string): string =>
  `import * as it from '${imported}';\nexport const used = it;\n`;

const sources: [file: string, source: string][] = [
  ...[...forbidden, ...allowed].map(([file, imported]): [string, string] => [file, importing(imported)]),
  ...zodImports.map((line): [string, string] => [
    'lambdas/src/catalog/rules.ts',
    `${line}\nexport const it = 1;\n`,
  ]),
  ['app/src/picture.tsx', picture],
  ['app/src/pages/credentials/certificateRoute.tsx', lateBadges],
  ...[...stickyHover, ...hoverStyles].map((source): [string, string] => ['app/src/it.css.ts', source]),
];

/** Two files that import each other's type. Each file name starts with its index in the list. */
const typeOf = (name: string): string => `import type { It } from './${name}';\nexport type Used = It;\n`;
const cycle = `${sources.length + 1}-other.ts`;
sources.push(['app/src/one.ts', typeOf(cycle)], ['app/src/other.ts', typeOf(`${sources.length}-one.ts`)]);

/** Lints every source with the repository's rules in one run and returns the errors for each. */
function lintAll(): Map<string, string> {
  const folder = temporaryFolder();
  const files = sources.map(([file, source], at) => {
    const numbered = path.join(path.dirname(file), `${at}-${path.basename(file)}`);
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, numbered), source);
    return [source + file, numbered] as const;
  });
  for (const file of ['.oxlintrc.json', 'tests/lint/plugin.js']) {
    cpSync(path.join(repository, file), path.join(folder, file));
  }
  const oxlint = path.join(repository, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['-f', 'unix', '.'], { cwd: folder, encoding: 'utf8' });
  const linesOf = (file: string) => stdout.split('\n').filter((line) => line.includes(file));
  return new Map(files.map(([key, file]) => [key, linesOf(file).join('\n')]));
}

const errors = lintAll();
const errorsIn = (file: string, source: string) => errors.get(source + file);

describe('the lint', () => {
  it.each(forbidden)('rejects %s importing %s', (file, imported) => {
    expect(errorsIn(file, importing(imported))).toContain('no-restricted-imports');
  });

  it.each(allowed)('lets %s import %s', (file, imported) => {
    expect(errorsIn(file, importing(imported))).toBe('');
  });

  it.each(zodImports)('rejects %s', (line) => {
    const source = `${line}\nexport const it = 1;\n`;
    expect(errorsIn('lambdas/src/catalog/rules.ts', source)).toContain('zod-namespace');
  });

  it('rejects two files that import each other, even if only a type', () => {
    expect(errorsIn('app/src/one.ts', typeOf(cycle))).toContain('no-cycle');
  });

  it.each(stickyHover)('rejects %s', (source) => {
    expect(errorsIn('app/src/it.css.ts', source)).toContain('hover-media');
  });

  it.each(hoverStyles)('allows %s', (source) => {
    expect(errorsIn('app/src/it.css.ts', source)).toBe('');
  });

  it('rejects a dynamic import of the badges outside the page that checks them', () => {
    expect(errorsIn('app/src/pages/credentials/certificateRoute.tsx', lateBadges)).toContain(
      'no-restricted-imports',
    );
  });

  it('rejects an image without alternative text', () => {
    expect(errorsIn('app/src/picture.tsx', picture)).toContain('alt-text');
  });
});
