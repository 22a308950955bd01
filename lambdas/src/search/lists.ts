import type { SearchedList } from '../../contract/admin-lists.ts';
import { courses } from '../catalog/list.ts';
import { accounts } from '../corporate/list.ts';
import { messages } from '../engagement/list.ts';
import { roles, users } from '../identity/list.ts';
import { enrollments } from '../learning/list.ts';
import { applications } from '../liftoff/list.ts';
import type { SearchableList } from '../platform/admin-list.ts';
import { toolkits } from '../reimbursement/list.ts';

/** The descriptor of each searched list, from the domain that owns it. */
export const lists: Readonly<Record<SearchedList, SearchableList>> = {
  users,
  roles,
  courses,
  enrollments,
  'layoff-applications': applications,
  reimbursements: toolkits,
  'corporate-accounts': accounts,
  messages,
};
