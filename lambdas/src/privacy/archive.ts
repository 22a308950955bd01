import { zipSync, type Zippable } from 'fflate';
import { timestamp } from '../platform/clock.ts';
import { keys } from '../platform/keys.ts';
import { getItem } from '../platform/table.ts';
import { readCertifiedResult } from '../rows/certificate/read.ts';
import { EnrollmentItem } from '../rows/enrollment/row.ts';
import { orderFactsOf } from '../rows/order/facts.ts';
import { documentOf, type OrderRow, StoredOrder } from '../rows/order/row.ts';
import { listFiles, readFile } from './objects.ts';
import type { Person } from './person.ts';
import { type PersonalKind, personalKinds } from './registry.ts';
import { type Reader, type Row, shown } from './rules.ts';

const about =
  'Everything that is stored about you. The folder "documents" has the files that you sent, and your invoices and receipts. Amounts that end in "_cents" are in cents of US dollars; times are in UTC. Messages, company seats and memberships, and waitlists only name an email address, so they are included for the addresses that you have confirmed.';

/** Returns the name that a document has in the archive. */
const documentName = (key: string): string => `documents/${key.split('/').at(-1) ?? ''}`;

/** Returns the rows of a kind as the archive shows them. */
function shownRows(rows: readonly Row[], { exported }: PersonalKind, reader: Reader) {
  if ('not' in exported) return [];
  const { without = [], shown: show = (row: Row): object => row } = exported;
  return rows.flatMap(show).map((row) => {
    const kept = Object.entries(row).filter(([name]) => !without.includes(name));
    return shown(Object.fromEntries(kept), reader);
  });
}

/** Reads a person's rows, by the groups of the archive. */
async function readGroups(person: Person, reader: Reader) {
  const found = await Promise.all(
    personalKinds.map(async ([, kind]) => ('not' in kind.exported ? [] : kind.find(person))),
  );
  const groups: Record<string, unknown[]> = {};
  const ordersFound: OrderRow[] = [];
  for (const [at, [name, kind]] of personalKinds.entries()) {
    const rows = found[at] ?? [];
    if (name === 'order') ordersFound.push(...rows.map((row) => StoredOrder.parse(row)));
    if ('not' in kind.exported) continue;
    (groups[kind.exported.as] ??= []).push(...shownRows(rows, kind, reader));
  }
  return { groups, orders: ordersFound };
}

/** Makes the invoice of an unpaid order, or the receipt of another; undefined if the product makes neither. */
async function orderDocument(order: OrderRow, { user_id, full_name }: Person) {
  const document = documentOf(order);
  if (document === null) return undefined;
  const { createInvoice, createReceipt } = await import('../../documents/order.ts');
  const key = keys.enrollment(user_id, order.course_id ?? '');
  const enrollment = await getItem(key, EnrollmentItem);
  const facts = orderFactsOf(order, {
    enrollment,
    studentName: full_name,
    result: await readCertifiedResult(enrollment),
  });
  const bytes = await (document === 'invoice' ? createInvoice(facts) : createReceipt(facts));
  return [`documents/${document}-${order.id}.pdf`, bytes] as const;
}

/** Makes the archive of everything stored about a person: `data.json` and the documents. */
export async function archiveOf(person: Person): Promise<Uint8Array> {
  const files = await listFiles(person.user_id);
  const reader = {
    userId: person.user_id,
    fileName: (key: string) => (files.includes(key) ? documentName(key) : key),
  };
  const { groups, orders } = await readGroups(person, reader);
  const data = { about, exported_at: timestamp(), ...groups };
  const archive: Zippable = {
    'data.json': new TextEncoder().encode(`${JSON.stringify(data, undefined, 2)}\n`),
  };
  // Documents are compressed already.
  for (const key of files) archive[documentName(key)] = [await readFile(key), { level: 0 }];
  for (const order of orders) {
    const document = await orderDocument(order, person);
    if (document) archive[document[0]] = [document[1], { level: 0 }];
  }
  return zipSync(archive);
}
