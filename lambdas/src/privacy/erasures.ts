import {
  deletionRules,
  erasedUser,
  orderKeptUntil,
} from '@redwhiteandcode/contract/account/deletion-rules.ts';
import { orders, refunds } from '../orders/list.ts';
import { epochSeconds } from '../platform/clock.ts';
import { CompanyRoleItem } from '../platform/company-roles.ts';
import { indexes, type Key, keys } from '../platform/keys.ts';
import { deleteExisting, setAttributes, type TransactItem } from '../platform/table.ts';
import { countChange, type Counted } from '../platform/totals.ts';
import { removedCompanyRoleItems } from '../rows/company/write.ts';
import { DomainItem } from '../rows/domain/row.ts';
import { changedDomainItem, withoutRequest } from '../rows/domain/write.ts';
import { CertificateItem } from '../rows/certificate/row.ts';
import { revocationItems } from '../rows/certificate/write.ts';
import { EnrollmentItem } from '../rows/enrollment/row.ts';
import { deleteEnrollmentItems } from '../rows/enrollment/write.ts';
import { type OrderRow, StoredOrder } from '../rows/order/row.ts';
import { DutyItem, erasedDutyItems } from '../rows/duty/row.ts';
import { PersonItem } from '../rows/person/row.ts';
import { deletedPersonItems } from '../rows/person/write.ts';
import type { Person } from './person.ts';
import { type AuditText, attributesWithoutId, auditWithoutPerson, isAbout, type Row } from './rules.ts';

/** What an erasure does with the rows of a kind. */
export interface Erasure {
  /** The sentence for people. */
  how: string;
  /** Makes the transaction for a row: empty if the row stays, undefined if it cannot be erased yet. */
  items: (row: Row, person: Person) => TransactItem[] | undefined;
}

const keyOf = ({ pk, sk }: Row): Key => ({ pk, sk });
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The condition that attributes have the values that were read. */
function unchanged(row: Row, names: readonly string[]) {
  return {
    ConditionExpression: names.map((name) => `#${name} = :${name}`).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, row[name]])),
  };
}

/** Deletes the row. */
export const deleted: Erasure = { how: 'deleted', items: (row) => [{ Delete: { Key: keyOf(row) } }] };

/** Deletes the row and its part of the totals. `decisive` are the attributes on which that part depends. */
export const deletedAndCounted = (list: Counted<never>, ...decisive: string[]): Erasure => ({
  how: 'deleted, with its part of the totals',
  items: (row) => [
    { Delete: { Key: keyOf(row), ...unchanged(row, decisive) } },
    ...countChange(text(row.user_id) || text(row.id), list, row as never, undefined),
  ],
});

/** Deletes a role. The role of an admin is deleted before, with a condition that protects the last one. */
export const deletedRole: Erasure = {
  how: 'deleted; the role of an admin already when the deletion is scheduled, unless it is the last one',
  items: (row) => (row.role === 'admin' ? undefined : [deleteExisting(keyOf(row))]),
};

/** Deletes a role in a company. A company that loses its last owner gets another from an admin of the platform. */
export const deletedCompanyRole: Erasure = {
  how: 'deleted, also that of a company’s last owner',
  items: (row) => removedCompanyRoleItems(CompanyRoleItem.parse(row)),
};

/** Deletes an enrollment with its part of the counts. */
export const deletedEnrollment: Erasure = {
  how: 'deleted, with its part of the counts',
  items: (row) => deleteEnrollmentItems(EnrollmentItem.parse(row)),
};

/** Takes the person out of a certificate or deletes it, as the person chose. */
export const certificate: Erasure = {
  how: `kept without the name, as “${deletionRules.nameRemoved}”, if the person chose so; else deleted`,
  items: (row, { user_id, keep_certificates }) => [
    keep_certificates
      ? setAttributes(
          keyOf(row),
          {
            user_id: erasedUser,
            student_name: deletionRules.nameRemoved,
            gsi2pk: undefined,
            gsi2sk: undefined,
          },
          { condition: 'user_id = :was', values: { ':was': user_id } },
        )
      : deleteExisting(keyOf(row)),
    // A badge that the person or someone else still has must not look valid.
    ...(keep_certificates ? [] : revocationItems(CertificateItem.parse(row))),
  ],
};

/** Deletes a learning record, and revokes its credential, which the person or someone else may still have. */
export const learningRecord: Erasure = {
  how: 'deleted, and its credential is revoked',
  items: (row) => [
    deleteExisting(keyOf(row)),
    { Put: { Item: { ...keys.statusBit(text(row.status_list), Number(row.status_index)) } } },
  ],
};

const counted = { totals: orders.totals, family: 'ORDERS#' };

/** Makes the items that delete an order with its part of the totals. They are refused if it has changed since the read. */
const deletedOrderItems = (row: Row, order: OrderRow): TransactItem[] => [
  { Delete: { Key: keyOf(row), ...unchanged(row, ['version']) } },
  ...countChange(order.id, counted, order, undefined),
];

/** The attributes of a paid order that name the person, except those that the receipt needs. */
const paidOrder = (order: OrderRow, paidAt: string, userId: string) => ({
  user_id: erasedUser,
  payer_email: '',
  checkout: null,
  refund: order.refund && { ...order.refund, reason: null },
  history: order.history.map(({ by, note, kind, ...event }) => ({
    ...event,
    kind,
    by: by === userId ? erasedUser : by,
    note: kind === 'refund_denied' || kind === 'canceled' ? null : note,
  })),
  version: order.version + 1,
  ...indexes.keptOrders(orderKeptUntil(paidAt), order.id),
});

/** Deletes an order without a payment. Keeps a paid one for tax law with what its receipt shows, but without the address. */
export const order: Erasure = {
  how: `deleted if nothing was paid; else kept for the ${deletionRules.orderYears} years after the year of the payment, with the payer’s name, company and postal address, without the email address and the user’s ID`,
  items: (row, { user_id }) => {
    const found = StoredOrder.parse(row);
    const { payment, is_processing, checkout } = found;
    // Money may be on its way.
    if (!payment && (is_processing || (checkout && checkout.expires_at > epochSeconds()))) return undefined;
    if (!payment) return deletedOrderItems(row, found);
    const attributes = paidOrder(found, payment.paid_at, user_id);
    const options = { condition: 'version = :before', values: { ':before': found.version } };
    return [setAttributes(keyOf(row), attributes, options)];
  },
};

/** Makes the items that delete a kept order, and its refund request if it has one. */
export const expiredOrderItems = (row: Row, refund: Row | undefined): TransactItem[] => [
  ...deletedOrderItems(row, StoredOrder.parse(row)),
  ...(refund ? deletedRefundItems(refund) : []),
];

const deletedRefundItems = (row: Row): TransactItem[] => [
  { Delete: { Key: keyOf(row), ...unchanged(row, ['version']) } },
  ...countChange(text(row.order_id), refunds, row as never, undefined),
];

/** Keeps a refund request with its order, without the learner and without what the learner wrote or sent. */
export const refund: Erasure = {
  how: 'kept as long as its order, without the user’s ID, the note, the letter and the employer’s denial',
  items: (row) => [
    setAttributes(
      keyOf(row),
      {
        user_id: erasedUser,
        note: null,
        letter_key: null,
        denial: null,
        reason: null,
        version: Number(row.version) + 1,
        gsi2pk: undefined,
        gsi2sk: undefined,
      },
      { condition: 'version = :before', values: { ':before': row.version } },
    ),
  ],
};

/** Deletes a person's duty. */
export const duty: Erasure = {
  how: 'deleted, also from the numbers that the company sees',
  items: (row) => erasedDutyItems(DutyItem.parse(row)),
};

/** Deletes a company's person, and the seat. */
export const person: Erasure = {
  how: 'deleted, also the seat, so that the company can give it to someone else',
  items: (row) => deletedPersonItems(PersonItem.parse(row)),
};

/** Ends the request to approve a company's domain, which stays the company's. */
export const domainRequest: Erasure = {
  how: 'kept without the request and the ID of the user who made it',
  items: (row) => [changedDomainItem(DomainItem.parse(row), withoutRequest)],
};

/** Keeps an audit entry, without the person. */
export const auditEntry: Erasure = {
  how: 'kept without the name, the ID and the values that were changed',
  items: (row, person) => {
    const entry = row as Row & AuditText;
    const change = {
      ...(entry.actor_id === person.user_id && { actor_id: erasedUser }),
      ...(isAbout(entry, person) && {
        ...auditWithoutPerson(entry),
        about: undefined,
        gsi2pk: undefined,
        gsi2sk: undefined,
      }),
    };
    return [setAttributes(keyOf(row), change, { condition: 'attribute_exists(pk)', values: {} })];
  },
};

/** Replaces the person's ID in a row of someone else, which the person has changed as an admin. */
export const withoutActor: Erasure = {
  how: 'kept without the user’s ID',
  items: (row, { user_id }) => {
    const attributes = attributesWithoutId(row, user_id);
    const isVersioned = typeof row.version === 'number';
    const names = Object.keys(attributes);
    const read = Object.fromEntries(names.map((name) => [`:read_${name}`, row[name]]));
    return [
      setAttributes(
        keyOf(row),
        { ...attributes, ...(isVersioned && { version: Number(row.version) + 1 }) },
        { condition: names.map((name) => `#${name} = :read_${name}`).join(' AND '), values: read },
      ),
    ];
  },
};
