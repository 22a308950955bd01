import type { ListDescriptor } from '../platform/admin-list.ts';
import { indexes } from '../platform/keys.ts';
import { isApproved, isDecided } from './outcomes.ts';
import type { ToolkitRow } from './toolkit-row.ts';

/** The list of all reimbursement toolkits. */
export const toolkits: ListDescriptor<'reimbursements', ToolkitRow> = {
  name: 'reimbursements',
  allRows: { index: 'gsi1', pk: indexes.toolkits('', '', '').gsi1pk },
  rowsOfUser: (userId) => ({ index: 'gsi2', pk: indexes.toolkits('', userId, '').gsi2pk }),
  words: ['person.full_name', 'person.email', 'course.title', 'employer_name'],
  sorts: { employer_name: 'employer_name', reimbursement_amount: 'reimbursement_amount' },
  states: { user_id: 'user_id' },
  totals: (row) => ({
    toolkits: 1,
    reimbursed_toolkits: Number(row.employer_reimbursed),
    decided_toolkits: Number(isDecided(row.status)),
    approved_toolkits: Number(isApproved(row.status)),
    /** In cents, and only if the employer paid. */
    reimbursed_amount: row.employer_reimbursed ? Math.round((row.reimbursement_amount ?? 0) * 100) : 0,
  }),
};

/** The domain's searchable lists, by name. */
export const lists = { reimbursements: toolkits };
