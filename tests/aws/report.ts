import { ignoredRules, replacements } from './exceptions.ts';
import { type SkippedTest, skippedTests } from './skipped-tests.ts';
import type { TemplateException } from './template.ts';

/** Names a skipped test or file. */
export const titleOf = ({ file, test = 'all tests' }: SkippedTest): string => `tests/api/${file} > ${test}`;

function print(title: string, lines: readonly [what: string, reason: string][]): void {
  console.log(`\n${title}:`);
  for (const [what, reason] of lines) console.log(`  ${what}: ${reason}`);
}

/** Prints everything that differs from AWS, with reasons. `counts` has how many resources each exception concerned. */
export function printDifferences(counts: ReadonlyMap<TemplateException, number>): void {
  print(
    'Resources that are not as in the templates, of all stages',
    [...counts].map(([{ subject, effect, reason }, count]) => [`${count} × ${subject} ${effect}`, reason]),
  );
  print(
    'Replaced by the run',
    replacements.map(({ what, reason }) => [what, reason]),
  );
  print(
    'Rules that are left out',
    ignoredRules.map(({ rule, reason }) => [`cfn-lint ${rule}`, reason]),
  );
  print(
    'Tests that do not run',
    skippedTests.map((skipped) => [titleOf(skipped), skipped.reason]),
  );
}
