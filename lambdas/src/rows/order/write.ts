import { isDeepStrictEqual } from 'node:util';
import { addressHash } from '../../platform/address-hash.ts';
import { indexes, type Key, keys } from '../../platform/keys.ts';
import { putNew, setAttributes, type TransactItem } from '../../platform/table.ts';
import { countChange } from '../../platform/totals.ts';
import { type OrderRow, orderTotals } from './row.ts';

const counted = { totals: orderTotals, family: 'ORDERS#' };
const ownerOf = ({ user_id, account_id }: OrderRow): string => user_id ?? `ACCOUNT#${account_id}`;

/** Returns the key of the item that names the only unpaid order of a learner for a course, or of a company for seats. */
function openKey({ user_id, course_id, account_id, seats }: OrderRow): Key | undefined {
  if (user_id !== null && course_id !== null) return keys.openOrder(user_id, course_id);
  return account_id !== null && seats ? keys.openCompanyOrder(account_id) : undefined;
}

/**
 * Makes the items that write a new order and count it. The last item is refused if the learner has an unpaid order for the
 * course, or the company has one for seats.
 */
export function newOrderItems(row: OrderRow): TransactItem[] {
  const open = row.status === 'due' ? openKey(row) : undefined;
  return [
    putNew({
      ...keys.order(row.id),
      ...indexes.orders(row.created_at, ownerOf(row), row.id),
      ...row,
    }),
    ...countChange(ownerOf(row), counted, undefined, row),
    ...(row.account_id === null || row.seats
      ? []
      : [putNew({ ...keys.payerOrder(addressHash(row.payer_email), row.id), order_id: row.id })]),
    ...(open ? [putNew({ ...open, order_id: row.id })] : []),
  ];
}

/** Makes the items that change an order, also its indexes if `attributes` has them, and the totals. The first is refused if the order has changed since the read. */
export function changedOrderItems(
  before: OrderRow,
  after: OrderRow,
  attributes: Readonly<Record<string, unknown>> = {},
): TransactItem[] {
  const was: Record<string, unknown> = { ...before };
  const changes = Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, was[name]));
  const open = before.status === 'due' && after.status !== 'due' ? openKey(before) : undefined;
  return [
    setAttributes(
      keys.order(before.id),
      { ...Object.fromEntries(changes), ...attributes },
      {
        condition: 'version = :before',
        values: { ':before': before.version },
      },
    ),
    ...countChange(ownerOf(before), counted, before, after),
    ...(open ? [{ Delete: { Key: open } }] : []),
  ];
}
