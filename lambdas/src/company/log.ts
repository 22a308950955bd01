import type { companyLogOperations } from '@redwhiteandcode/contract/company/log-operations.ts';
import { aboutCompany, type AuditChange, auditItem } from '../platform/audit.ts';
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

/** Implements the operation on the log of a company. */
export const companyLog: Implementation<typeof companyLogOperations> = {
  async listCompanyLog({ params: { companyId }, query }) {
    const { items, next } = await repository.listLog(companyId, query);
    const people = await readPeople(items.map(({ actor_id }) => actor_id));
    const actorOf = (id: string) => people.get(id)?.full_name ?? people.get(id)?.email ?? null;
    return {
      status: 200,
      body: {
        items: items.map(({ id, at, actor_id, action, changes }) => ({
          id,
          at,
          actor: actorOf(actor_id),
          action,
          changes,
        })),
        next,
      },
    };
  },
};
