import { randomUUID } from 'node:crypto';
import { timestamp } from './clock.ts';
import { indexes, keys } from './keys.ts';
import type { TransactItem } from './table.ts';

/** A field's value before and after a change; `before` is absent if the field was added, `after` if it was removed. */
export interface AuditChange {
  field: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** Returns changes as a line of text: 'role: viewer to owner; name: Ana to nothing'. */
export const changesText = (changes: readonly AuditChange[]): string =>
  changes
    .map(({ field, before, after }) => `${field}: ${before ?? 'nothing'} to ${after ?? 'nothing'}`)
    .join('; ');

/** The subject under which the audit log has the changes in a company's rooms. */
export const aboutCompany = (companyId: string): string => `company:${companyId}`;

/**
 * Makes the audit log's item for an admin's change, to be written in the same transaction. `action` is a phrase
 * ('Removed a role'); `subject` is a title or a name. `about` is the user's ID or the hash of the email address if the change
 * is about a person, and `aboutCompany` if it was made in a company's rooms.
 */
export function auditItem(
  actor_id: string,
  action: string,
  subject: string,
  changes: readonly AuditChange[] = [],
  about?: string,
): TransactItem {
  const id = randomUUID();
  const at = timestamp();
  const entry = { id, at, actor_id, action, subject, changes, about };
  return { Put: { Item: { ...keys.audit(id), ...indexes.audit(at, id, about), ...entry } } };
}

const asText = (value: unknown): string | undefined =>
  value === null || value === undefined
    ? undefined
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value as string | number | boolean);

/** Returns the fields that differ between two states, as the audit log shows them. */
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
