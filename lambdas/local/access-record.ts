import { appendFileSync } from 'node:fs';
import { isAllowed } from '@redwhiteandcode/aws-emulator/iam/policy';
import type { RoleAccess } from '@redwhiteandcode/aws-emulator/iam/role';
import type { FunctionName } from '../functions.ts';
import { grantsOf, statementsOf } from '../permission-statements.ts';
import { permissions } from '../permissions.ts';
import { readResources } from './function-roles.ts';

/** A line of the record: a permission that a function has used, or an access that it was refused. */
export interface RecordedAccess {
  function: FunctionName;
  used?: string;
  refused?: string;
}

/**
 * Returns a listener that appends each permission that a function uses, and each access that it is refused, to a file once.
 * Several processes can append to the same file.
 */
export function createRecorder(file: string): (access: RoleAccess) => void {
  const resources = readResources();
  const written = new Set<string>();
  const write = (line: RecordedAccess) => {
    const text = `${JSON.stringify(line)}\n`;
    if (written.has(text)) return;
    written.add(text);
    appendFileSync(file, text);
  };
  const grants = new Map(
    Object.entries(permissions).map(([name, own]) => [
      name,
      grantsOf(own).map((grant) => ({ ...grant, statements: statementsOf(grant.permissions, resources) })),
    ]),
  );
  return ({ role, isAllowed: may, ...access }) => {
    const name = role as FunctionName;
    const { action, resource, context } = access;
    if (!may) {
      write({
        function: name,
        refused: [action, resource, ...Object.values(context ?? {}).flat()].join(' '),
      });
      return;
    }
    for (const grant of grants.get(name) ?? [])
      if (isAllowed(grant.statements, access)) write({ function: name, used: grant.name });
  };
}
