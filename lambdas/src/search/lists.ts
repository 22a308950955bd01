import type { SearchedList } from '@redwhiteandcode/contract/search/searched-lists.ts';
import * as catalog from '../catalog/list.ts';
import * as company from '../company/list.ts';
import * as contact from '../contact/list.ts';
import * as corporate from '../corporate/list.ts';
import * as identity from '../identity/list.ts';
import * as learning from '../learning/list.ts';
import * as liftoff from '../liftoff/list.ts';
import * as orders from '../orders/list.ts';
import type { SearchableList } from '../platform/admin-list.ts';
import * as reimbursement from '../reimbursement/list.ts';
import * as reports from '../reports/list.ts';

/** The descriptor of each searched list, from the domain that owns it. */
export const lists: Readonly<Record<SearchedList, SearchableList>> = {
  ...catalog.lists,
  ...company.lists,
  ...contact.lists,
  ...corporate.lists,
  ...identity.lists,
  ...learning.lists,
  ...liftoff.lists,
  ...orders.lists,
  ...reimbursement.lists,
  ...reports.lists,
};
