import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../platform/platform.ts';

/** The tests of features, and of other folders, that are not named after them. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  catalog: ['catalog', 'admin-courses', 'course', 'landing'],
  contact: ['contact', 'admin-inbox'],
  contract: ['authorization', 'problems'],
  corporate: ['corporate', 'seat', 'admin-business'],
  course: ['course', 'catalog', 'lesson', 'landing'],
  credentials: ['credential', 'learning-record', 'job-toolkit', 'admin-certificates', 'proofs'],
  curriculum: ['curriculum', 'admin-courses'],
  frame: ['navigation-bar', 'pages'],
  identity: ['identity', 'account', 'admin-people', 'passkeys', 'passwords', 'sign-in', 'two-step'],
  learning: ['learning', 'learner-journey', 'admin-enrollments'],
  legal: ['pages'],
  liftoff: ['liftoff', 'admin-liftoff', 'admin-review'],
  local: ['demo-data', 'learner-journey'],
  marketing: ['landing', 'pages'],
  'not-found': ['pages'],
  orders: ['order', 'payment', 'refund', 'admin-orders', 'admin-business'],
  platform: ['authorization', 'problems', 'learning'],
  privacy: ['account', 'own-rows'],
  reimbursement: ['reimbursement', 'admin-business'],
  search: ['admin-people', 'admin-list'],
  service: ['problems', 'requests'],
  'stripe-emulator': ['payment'],
  tax: ['pages'],
  waitlist: ['waitlist', 'opening'],
};

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Returns the files that differ from `main` (on `main`: from the last commit), including untracked ones. */
function changedFiles(): { since: string; files: string[] } {
  const onMain = git('branch', '--show-current')[0] === 'main';
  const [since = 'HEAD'] = onMain ? ['HEAD'] : git('merge-base', 'HEAD', 'main');
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  return { since, files: [...new Set(files)] };
}

const rooms = [
  'lambdas/src',
  'lambdas/contract',
  'app/src/pages/admin',
  'app/src/pages',
  'app/src/parts',
  'app/src/shell',
  'lambdas',
];

/** Returns the area that a file belongs to: a feature, a folder of the app's shell, or a folder of `lambdas/`. */
function areaOf(file: string): string | undefined {
  const room = rooms.find(
    (folder) => file.startsWith(`${folder}/`) && file.slice(folder.length + 1).includes('/'),
  );
  return room && file.slice(room.length + 1).split('/')[0];
}

/** Returns the API and end-to-end tests of an area. */
function testsOf(area: string): string[] {
  const names = aliases[area] ?? [area];
  const find = (step: string, pattern: string) =>
    names
      .filter((name) => globSync(pattern.replace('*', `${name}*`), { cwd: repository }).length > 0)
      .map((name) => `${step}:${name}`);
  return [...find('api', 'tests/api/*.test.ts'), ...find('e2e', 'tests/e2e/*.spec.ts')];
}

/** Returns the steps and filters that check a changed file, besides the unit tests that import it. */
function targetsOf(file: string): string[] {
  const [, step] = /^tests\/(api|e2e|conformance)\/.*\.(?:test|spec)\.ts$/.exec(file) ?? [];
  if (step) return [`${step}:${path.basename(file)}`];
  if (/^(design-system\/src|stories)\/.*\.tsx?$/.test(file)) {
    const component = path.basename(file).replace(/\..*/, '');
    const hasStories = globSync(`stories/**/${component}.stories.tsx`, { cwd: repository }).length > 0;
    return hasStories ? [`stories:${component.toLowerCase()}--`] : [];
  }
  if (file.startsWith('cdk/')) return ['synth'];
  if (file.startsWith('lambdas/aws-emulator/')) return ['conformance'];
  const area = areaOf(file);
  return area === undefined || /\.test\.tsx?$/.test(file) ? [] : testsOf(area);
}

/** Returns the runner's targets for the current changes, none if nothing changed. */
export function findTargets(): string[] {
  const { since, files } = changedFiles();
  if (files.length === 0) return [];
  const code = files.some((file) => /\.(ts|tsx)$/.test(file));
  const always = code ? ['lint', 'types', `unit:--changed=${since}`, 'unit:--passWithNoTests'] : [];
  return ['format', ...always, ...new Set(files.flatMap(targetsOf))];
}
