import { randomUUID } from 'node:crypto';
import { timestamp } from './clock.ts';
import { indexes, keys } from './keys.ts';
import type { TransactItem } from './table.ts';

/** What one field was and is; absent where it came or went. */
export interface AuditChange {
  field: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** A change that an admin makes: who, what was done in words ('Removed a role'), to what (a title, a name). */
export interface AuditEntry {
  actorId: string;
  action: string;
  subject: string;
  changes?: readonly AuditChange[];
}

/** The step that writes a change into the audit log, for the transaction of the change. */
export function auditStep({ actorId, action, subject, changes = [] }: AuditEntry): TransactItem {
  const id = randomUUID();
  const at = timestamp();
  return {
    Put: {
      Item: {
        ...keys.audit(id),
        ...indexes.audit(at, id),
        id,
        at,
        actor_id: actorId,
        action,
        subject,
        changes,
      },
    },
  };
}

const asText = (value: unknown): string | undefined =>
  value === null || value === undefined
    ? undefined
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value as string | number | boolean);

/** The fields in which two states of a thing differ, as the audit log shows them. */
export function changesBetween<T extends object>(
  before: Partial<T>,
  after: Partial<T>,
  fields: readonly (keyof T & string)[],
): AuditChange[] {
  return fields.flatMap((field) => {
    const [was, is] = [asText(before[field]), asText(after[field])];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}
