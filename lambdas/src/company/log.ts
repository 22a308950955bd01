import type { PageOf } from '@redwhiteandcode/contract/api/page.ts';
import { businessTime } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type {
  CompanyLogEntry,
  companyLogOperations,
} from '@redwhiteandcode/contract/company/log-operations.ts';
import { aboutCompany, type AuditChange, auditItem, changesText } from '../platform/audit.ts';
import { type CsvColumn, csvChunk } from '../platform/csv.ts';
import type { Implementation } from '../platform/handler.ts';
import { readPeople } from '../platform/people.ts';
import type { TransactItem } from '../platform/table.ts';
import * as repository from './repository.ts';

/** Makes the audit log's item for a change in a company's rooms, which its owners see too. */
export const companyAudit = (
  { id, company_name }: { id: string; company_name: string },
  actorId: string,
  action: string,
  changes: readonly AuditChange[],
): TransactItem => auditItem(actorId, action, company_name, changes, aboutCompany(id));

/** The columns of an exported log. */
const logColumns: CsvColumn<CompanyLogEntry>[] = [
  { title: 'When', of: ({ at }) => businessTime(at) },
  { title: 'Who', of: ({ actor }) => actor },
  { title: 'What', of: ({ action }) => action },
  { title: 'Before and after', of: ({ changes }) => changesText(changes) },
];

/** Lists the changes in a company with the names of those who made them. */
async function listEntries(
  companyId: string,
  query: Parameters<typeof repository.listLog>[1],
): Promise<PageOf<CompanyLogEntry>> {
  const { items, next } = await repository.listLog(companyId, query);
  const people = await readPeople(items.map(({ actor_id }) => actor_id));
  const entries = items.map(({ id, at, actor_id, action, changes }) => {
    const actor = people.get(actor_id);
    return { id, at, actor: actor?.full_name ?? actor?.email ?? null, action, changes };
  });
  return { items: entries, next };
}

/** Implements the operations on the log of a company. */
export const companyLog: Implementation<typeof companyLogOperations> = {
  async listCompanyLog({ params: { companyId }, query }) {
    return { status: 200, body: await listEntries(companyId, query) };
  },

  async exportCompanyLog({ params: { companyId }, query }) {
    return csvChunk(logColumns, query.cursor, (page) => listEntries(companyId, { ...query, ...page }));
  },
};
