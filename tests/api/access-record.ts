import { existsSync, readFileSync } from 'node:fs';
import { type FunctionName, functions } from '../../lambdas/functions.ts';
import type { RecordedAccess } from '../../lambdas/local/access-record.ts';
import { grantsOf } from '../../lambdas/permission-statements.ts';
import { type Permissions, permissions } from '../../lambdas/permissions.ts';

/** Reads what functions did on the platforms that recorded it in a file. */
export const readRecord = (file: string): RecordedAccess[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as RecordedAccess)
    : [];

/** Returns a sentence for each access that a function's permissions did not allow. */
export const refusedIn = (record: readonly RecordedAccess[]): string[] =>
  record.flatMap(({ function: name, refused }) =>
    refused === undefined ? [] : [`${name} lacks the permission for ${refused}`],
  );

/** Returns a sentence for each permission that its function has not used, unless the permissions say why. */
export function unusedIn(
  record: readonly RecordedAccess[],
  granted: Readonly<Partial<Record<FunctionName, Permissions>>> = permissions,
): string[] {
  const used = new Set(record.map(({ function: name, used: grant }) => `${name} ${grant}`));
  return (Object.keys(functions) as FunctionName[]).flatMap((name) => {
    const { unused = {}, ...own } = granted[name] ?? {};
    return grantsOf(own)
      .filter((grant) => !used.has(`${name} ${grant.name}`) && !(grant.name in unused))
      .map((grant) => `${name} has the permission ${grant.name}, which no test used`);
  });
}
