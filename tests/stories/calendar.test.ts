/// <reference types="vite/client" />
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayOf, longDay, yearOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { createInvoice, createReceipt } from '../../lambdas/documents/order.ts';
import { readPdf } from '../../lambdas/documents/read-pdf.ts';
import { newCertificate } from '../../lambdas/src/rows/certificate/row.ts';
import { enrolledMail } from '../../lambdas/src/rows/enrollment/mails.ts';
import { orderFactsOf } from '../../lambdas/src/rows/order/facts.ts';
import { courseLine, newOrder, type OrderRow, toOrder } from '../../lambdas/src/rows/order/row.ts';
import { orderColumns, toAdminOrder } from '../../lambdas/src/orders/rules.ts';

const readers = [
  'America/New_York',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'Asia/Tokyo',
  'Pacific/Auckland',
] as const;

/** Times at the edges of a day, a month, a year and daylight saving, with their day at the place of business. */
const edges = [
  ['2027-01-01T00:30:00.000Z', '2026-12-31'],
  ['2027-01-01T04:59:59.999Z', '2026-12-31'],
  ['2027-01-01T05:00:00.000Z', '2027-01-01'],
  ['2026-12-01T04:59:59.999Z', '2026-11-30'],
  ['2026-08-01T03:59:59.999Z', '2026-07-31'],
  ['2026-03-08T06:59:59.999Z', '2026-03-08'],
  ['2026-03-09T03:59:59.999Z', '2026-03-08'],
  ['2026-11-01T05:30:00.000Z', '2026-11-01'],
  ['2026-11-02T04:59:59.999Z', '2026-11-01'],
] as const;

/** Replaces every time in a sample by another one; calendar dates stay. */
function atTime<Sample>(sample: Sample, time: string): Sample {
  if (typeof sample === 'string') return (/^\d{4}-\d\d-\d\dT/.test(sample) ? time : sample) as Sample;
  if (Array.isArray(sample)) return sample.map((one: unknown) => atTime(one, time)) as Sample;
  if (typeof sample !== 'object' || sample === null) return sample;
  return Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [name, atTime(value, time)]),
  ) as Sample;
}

const timeline = /<ol[^>]*data-component="Timeline"[^]*?<\/ol>/g;
const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll('\u00a0', ' ');
const dates =
  /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d+, \d{4}/g;
const shortDates = /(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d+, \d{4}/g;

/** Returns the dates in the history of a page, and the dates in the rest. */
function datesOn(page: FunctionComponent<object>, props: object) {
  const html = renderToStaticMarkup(createElement(page, props));
  return {
    paper: new Set(textOf(html.replaceAll(timeline, '')).match(dates)),
    history: new Set(textOf((html.match(timeline) ?? []).join(' ')).match(shortDates)),
  };
}

const pageFiles = import.meta.glob<Record<string, FunctionComponent<object>>>([
  '../../app/src/pages/orders/{OrderPage,OrdersPage}.tsx',
  '../../app/src/parts/orders/PaymentDue.tsx',
  '../../app/src/pages/admin/orders/OrderPage.tsx',
  '../../app/src/parts/credentials/OwnCertificate.tsx',
  '../../app/src/pages/reimbursement/EmployerApprovalPage.tsx',
]);
const sampleFiles = import.meta.glob<Record<string, object>>([
  '../../stories/screens/{orders,reimbursement}/samples.ts',
  '../../stories/samples/credentials.ts',
]);
const shareFiles = import.meta.glob<Record<string, (certificate: object, issuer: string) => string>>(
  '../../app/src/parts/credentials/certificateShare.ts',
);

/** Loads what a file exports under a name. */
async function load<Value>(
  files: Record<string, () => Promise<Record<string, Value>>>,
  file: string,
  name: string,
): Promise<Value> {
  const [, open] = Object.entries(files).find(([found]) => found.endsWith(file)) ?? [];
  const value = (await open?.())?.[name];
  if (value === undefined) throw new Error(`${file} has no ${name}.`);
  return value;
}

/** Loads the pages for a reader: formatters keep the time zone in which they were made. */
async function loadPages(zone: string) {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  return {
    OrderPage: await load(pageFiles, 'pages/orders/OrderPage.tsx', 'OrderPage'),
    OrdersPage: await load(pageFiles, 'pages/orders/OrdersPage.tsx', 'OrdersPage'),
    PaymentDue: await load(pageFiles, 'PaymentDue.tsx', 'PaymentDue'),
    AdminOrderPage: await load(pageFiles, 'admin/orders/OrderPage.tsx', 'OrderPage'),
    OwnCertificate: await load(pageFiles, 'OwnCertificate.tsx', 'OwnCertificate'),
    EmployerApprovalPage: await load(pageFiles, 'EmployerApprovalPage.tsx', 'EmployerApprovalPage'),
    dueDetail: await load(sampleFiles, 'orders/samples.ts', 'dueDetail'),
    ownCertificate: await load(sampleFiles, 'credentials.ts', 'ownCertificate'),
    employerApproval: await load(sampleFiles, 'reimbursement/samples.ts', 'employerApproval'),
    addToProfileHref: await load(shareFiles, 'certificateShare.ts', 'addToProfileHref'),
  };
}

const ignore = () => undefined;
const seller = { siteUrl: 'https://example.com', supportEmail: 'help@example.com' };

/** An unpaid order that was made at a time, and one that was paid then; both are due then. */
function ordersAt(time: string): { due: OrderRow; paid: OrderRow } {
  const course = {
    id: 'sample-course',
    title: 'Sample Course',
    duration: '8 weeks',
    hours: 7,
    price_cents: 295_000,
    list_price: null,
  };
  const due = {
    ...newOrder({
      items: [courseLine(course)],
      createdAt: time,
      by: 'user-1',
      payer: { name: 'Sample Learner', email: 'learner@example.com', company: null },
      owner: { userId: 'user-1' },
    }),
    due_at: time,
  };
  const payment = {
    paid_at: time,
    amount_cents: 295_000,
    method: 'check',
    brand: null,
    last4: null,
    reference: '1',
  } as const;
  return { due, paid: { ...due, status: 'paid', payment, receipt_number: 'RWC-R-2026-000001' } };
}

/** A valid certificate that was issued and expires at a time. */
const certificateAt = (time: string, day: string) => ({
  certificate_number: 'RWC-2026-SAMP1E00',
  kind: 'course',
  status: 'valid',
  student_name: 'Sample Learner',
  course_title: 'Sample Course',
  completion_date: day,
  result: null,
  issued_at: time,
  expires_at: time,
  revoked_at: null,
  revocation_reason: null,
  replaced_at: null,
  replaced_by: null,
});

beforeAll(() => {
  vi.stubEnv('SITE_URL', seller.siteUrl);
  vi.stubEnv('SUPPORT_EMAIL', seller.supportEmail);
  vi.stubGlobal('location', new URL(seller.siteUrl));
});

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe.each(readers)('for a reader in %s', (zone) => {
  let pages: Awaited<ReturnType<typeof loadPages>>;
  beforeAll(async () => {
    pages = await loadPages(zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  it.each(edges)('papers and money of %s are of %s, and history is in the reader’s calendar', (time, day) => {
    const { OrderPage, OrdersPage, PaymentDue, AdminOrderPage, OwnCertificate, EmployerApprovalPage } = pages;
    const paper = new Set([longDay(day)]);
    const now = Date.parse(time);
    const history = new Set([
      new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: zone }).format(new Date(time)),
    ]);
    const { due, paid } = ordersAt(time);
    const actions = { now, onSavePayer: ignore, onRequestRefund: ignore, onCancel: ignore, onPay: ignore };
    for (const row of [due, paid]) {
      expect(datesOn(OrderPage, { ...actions, order: toOrder(row) })).toEqual({ paper, history });
    }
    expect(datesOn(OrdersPage, { orders: [toOrder(due)], now }).paper).toEqual(paper);
    expect(datesOn(PaymentDue, { order: toOrder(due) }).paper).toEqual(paper);
    const order = atTime(pages.dueDetail, time);
    expect(datesOn(AdminOrderPage, { order, now, onDownload: ignore }).paper).toEqual(paper);
    const owned = certificateAt(time, day);
    expect(datesOn(OwnCertificate, { ...pages.ownCertificate, certificate: owned }).paper).toEqual(paper);
    // The expected day of the money is typed, and that of the assessment stored as a date: the same in each zone.
    const shown = atTime(pages.employerApproval, time);
    const approval = {
      ...shown,
      certificate: { ...Object(shown).certificate, result: null },
      pay_date: null,
    };
    expect(datesOn(EmployerApprovalPage, { approval, decision: null }).paper).toEqual(paper);
  });

  it.each(edges)(
    'LinkedIn gets the month of the certificate that was issued at %s: that of %s',
    (time, day) => {
      const { searchParams } = new URL(pages.addToProfileHref(certificateAt(time, day), 'Sample'));
      const month = [String(yearOf(day)), String(Number(day.slice(5, 7)))];
      expect(['issueYear', 'issueMonth'].map((name) => searchParams.get(name))).toEqual(month);
      expect(['expirationYear', 'expirationMonth'].map((name) => searchParams.get(name))).toEqual(month);
    },
  );
});

it.each(edges)('documents, numbers, emails and exports of %s are of %s', async (time, day) => {
  const { due, paid } = ordersAt(time);
  const enrollment = { enrolled_at: time, completed_at: time };
  const factsFor = (row: OrderRow) => orderFactsOf(row, { enrollment, studentName: null });
  for (const bytes of [await createInvoice(factsFor(due)), await createReceipt(factsFor(paid))]) {
    expect(new Set((await readPdf(bytes)).text.match(dates))).toEqual(new Set([longDay(day)]));
  }
  expect(due.id).toMatch(new RegExp(`^RWC-O-${yearOf(day)}-`));
  const facts = {
    kind: 'course',
    user_id: 'u',
    course_id: 'c',
    student_name: 'S',
    course_title: 'T',
  } as const;
  const certificate = newCertificate(facts, { issuedAt: time, validMonths: 12 });
  expect(certificate.certificate_number).toMatch(new RegExp(`^RWC-${yearOf(day)}-`));
  expect(certificate.completion_date).toBe(day);
  expect(dayOf('expires', certificate.expires_at ?? '').slice(5)).toBe(day.slice(5));
  const recipient = { email: 'learner@example.com', isProven: true } as never;
  const mail = JSON.stringify(enrolledMail(recipient, { id: 'c', title: 'T' } as never, due));
  expect(mail).toContain(longDay(day));
  const cells = orderColumns.map(({ title, of }) => [title, of(toAdminOrder(due))]);
  expect(Object.fromEntries(cells)).toMatchObject({ Created: day, Due: day });
});
