import type { CertificateResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import { resultText, scaleText } from '@redwhiteandcode/contract/assessment/scale.ts';
import { hoursSource } from '@redwhiteandcode/contract/course/hours.ts';
import { shortStudyTime, studyWords } from '@redwhiteandcode/contract/course/statements.ts';
import { longDay, placeOfBusiness, utcStartOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { dollarsAndCents, groupedDigits } from '@redwhiteandcode/contract/text/money.ts';
import { closePdf } from './pdf.ts';
import { addFacts } from './facts.ts';
import { addTable } from './table.ts';
import { Writer } from './writer.ts';

/** A line of an order on an invoice or a receipt. Amounts are in cents, for the whole quantity; dates are ISO dates. */
export interface OrderLineFacts {
  title: string;
  quantity: number;
  duration: string | null;
  hours: number | null;
  enrolled_on: string | null;
  completed_on: string | null;
  /** The result that the certificate states; null without one. */
  result: Pick<CertificateResult, 'percent' | 'letter'> | null;
  list_price_cents: number;
  discount_cents: number;
  amount_cents: number;
}

/** Everything that an invoice or a receipt shows. Amounts are in cents of USD, dates are ISO dates. */
export interface OrderFacts {
  order_number: string;
  /** Null on an invoice, and for a free order. */
  receipt_number: string | null;
  /** When the payment was corrected; null if the receipt never showed another one. */
  corrected_on: string | null;
  /** The receipts that this one replaces, because it is of another calendar year. */
  void_receipt_numbers: readonly string[];
  ordered_on: string;
  due_on: string | null;
  status: 'due' | 'paid' | 'waived' | 'refunded' | 'partially_refunded' | 'disputed';
  seller: {
    legal_name: string;
    /** The name under which the seller is known; undefined if it is the legal name. */
    brand?: string | undefined;
    ein: string;
    /** The lines of the postal address. */
    address: readonly string[];
    phone: string;
    email: string;
    site_url: string;
    /** The account for transfers; null if the seller takes none. */
    bank: { name: string; routing: string; account: string } | null;
  };
  payer: { name: string; email: string; company: string | null; address: readonly string[] };
  student_name: string | null;
  items: readonly OrderLineFacts[];
  waiver_reason: string | null;
  /** What a company's seats cost and for how long; null for other orders. */
  seat_terms: string | null;
  /** Where to pay by card: the page, and the account with which it is opened if only one opens it. */
  payment_page: { url: string; account: string | null };
  list_price_cents: number;
  discount_cents: number;
  tax_cents: number;
  total_cents: number;
  payment: { date: string; amount_cents: number; method: string } | null;
  refunded_cents: number;
  purchase_order: string | null;
}

/** The end of each page's footer. */
const units = `Dates are in ${placeOfBusiness.name}, amounts in US dollars.`;

function open(facts: OrderFacts, title: string): Writer {
  const writer = new Writer({
    title: `${title} ${facts.receipt_number ?? facts.order_number}`,
    subject: facts.items.map((item) => item.title).join(', '),
    author: facts.seller.legal_name,
    keywords: [facts.order_number],
    day: utcStartOf(facts.payment?.date ?? facts.ordered_on),
  });
  writer.newPage();
  writer.heading('H1', title);
  return writer;
}

function addSeller(
  writer: Writer,
  { legal_name, brand, ein, address, phone, email, site_url }: OrderFacts['seller'],
): void {
  writer.heading('H2', 'From', 'H3');
  addFacts(writer, [
    ['Seller', brand === undefined ? legal_name : `${legal_name} (${brand})`],
    ['EIN', ein],
    ['Address', address.join(', ')],
    ['Contact', `${email}, ${phone}, ${site_url}`],
  ]);
}

function addPayer(writer: Writer, { payer, student_name, purchase_order }: OrderFacts): void {
  writer.heading('H2', 'Billed to', 'H3');
  addFacts(writer, [
    ['Payer', payer.name],
    ...(payer.company === null ? [] : [['Company', payer.company] as const]),
    ...(payer.address.length > 0 ? [['Address', payer.address.join(', ')] as const] : []),
    ...(payer.email === '' ? [] : [['Email', payer.email] as const]),
    ...(student_name === null ? [] : [['Student', student_name] as const]),
    ...(purchase_order === null ? [] : [['Purchase order', purchase_order] as const]),
  ]);
}

const datesOf = ({ enrolled_on, completed_on }: OrderLineFacts): string =>
  [enrolled_on && `Enrolled ${longDay(enrolled_on)}`, completed_on && `completed ${longDay(completed_on)}`]
    .filter(Boolean)
    .join(', ');

const assessedText = (result: NonNullable<OrderLineFacts['result']>): string =>
  `${studyWords.result}: ${resultText(result)}.${result.letter === null ? '' : ` The scale: ${scaleText}.`}`;

function addItems(writer: Writer, facts: OrderFacts): void {
  writer.heading('H2', 'Items', 'H3');
  const hasUnits = facts.items.some(({ quantity }) => quantity > 1);
  addTable(writer, {
    title: `Items with dates,${hasUnits ? ' unit price,' : ''} list price, discount and amount`,
    columns: [
      { title: 'Item', share: 2.6 },
      { title: 'Quantity', share: 1 },
      ...(hasUnits ? [{ title: 'Unit price', share: 1 }] : []),
      { title: 'List price', share: 1.1 },
      { title: 'Discount', share: 1.1 },
      { title: 'Amount', share: 1.1 },
    ],
    rows: facts.items.map((item) => [
      [
        item.title,
        item.duration && `Suggested pace: ${item.duration}`,
        item.hours !== null && `${studyWords.time}: ${shortStudyTime(item.hours)}`,
        datesOf(item),
      ]
        .filter(Boolean)
        .join('\n'),
      groupedDigits(item.quantity),
      ...(hasUnits ? [dollarsAndCents(item.list_price_cents / item.quantity)] : []),
      dollarsAndCents(item.list_price_cents),
      dollarsAndCents(-item.discount_cents),
      dollarsAndCents(item.amount_cents),
    ]),
  });
  const isOneLine = facts.items.length === 1;
  addFacts(writer, [
    ...(isOneLine && facts.waiver_reason === null
      ? []
      : ([
          ['List price', dollarsAndCents(facts.list_price_cents)],
          [
            facts.waiver_reason === null ? 'Discount' : 'Free of charge',
            dollarsAndCents(-facts.discount_cents),
          ],
        ] as const)),
    ['Tax', dollarsAndCents(facts.tax_cents)],
    ['Total', dollarsAndCents(facts.total_cents)],
  ]);
  const notes = [
    ...(facts.seat_terms === null ? [] : [facts.seat_terms]),
    ...facts.items.flatMap(({ result }) => (result ? [assessedText(result)] : [])),
    ...(facts.items.some(({ hours }) => hours !== null) ? [hoursSource(facts.seller.site_url)] : []),
  ];
  if (notes.length > 0) writer.paragraph(notes.join(' '), { size: 9 });
}

const warnings: Partial<Record<OrderFacts['status'], (facts: OrderFacts) => string>> = {
  refunded: ({ refunded_cents }) =>
    `REFUNDED. The full payment of ${dollarsAndCents(refunded_cents)} was refunded. This receipt does not prove an expense.`,
  partially_refunded: ({ refunded_cents }) =>
    `PARTLY REFUNDED. ${dollarsAndCents(refunded_cents)} of this payment was refunded.`,
  disputed: () =>
    'DISPUTED. The payer has disputed this payment at the bank, and the outcome is not known yet.',
};

/** Returns the notes about corrections of the payment, for someone who has a receipt from before. */
const correctionsOf = ({ corrected_on, void_receipt_numbers }: OrderFacts): string[] => [
  ...(corrected_on === null
    ? []
    : [
        `CORRECTED on ${longDay(corrected_on)}. It replaces every copy of the receipt with this number from before that day.`,
      ]),
  ...(void_receipt_numbers.length === 0
    ? []
    : [
        `It replaces ${void_receipt_numbers.length === 1 ? 'receipt' : 'receipts'} ${void_receipt_numbers.join(', ')}, which ${void_receipt_numbers.length === 1 ? 'is' : 'are'} void.`,
      ]),
];

/** Returns the itemized receipt of a paid or free order as a PDF. The same facts give the same bytes. */
export async function createReceipt(facts: OrderFacts): Promise<Uint8Array> {
  const writer = open(facts, 'Receipt');
  const warning = warnings[facts.status]?.(facts);
  if (warning) writer.note(warning);
  for (const correction of correctionsOf(facts)) writer.note(correction);
  addFacts(writer, [
    ...(facts.receipt_number === null ? [] : [['Receipt number', facts.receipt_number] as const]),
    ['Order number', facts.order_number],
    ['Ordered on', longDay(facts.ordered_on)],
  ]);
  addPayer(writer, facts);
  addItems(writer, facts);
  writer.heading('H2', 'Payment', 'H3');
  const { payment, waiver_reason, refunded_cents } = facts;
  addFacts(writer, [
    ...(payment
      ? ([
          ['Amount paid', dollarsAndCents(payment.amount_cents)],
          ['Date of payment', longDay(payment.date)],
          ['Method', payment.method],
        ] as const)
      : ([['Amount paid', dollarsAndCents(0)]] as const)),
    ...(waiver_reason === null ? [] : [['Free of charge', waiver_reason] as const]),
    ...(refunded_cents > 0 ? [['Refunded', dollarsAndCents(refunded_cents)] as const] : []),
  ]);
  addSeller(writer, facts.seller);
  writer.finish(facts.seller.legal_name, `Receipt ${facts.receipt_number ?? facts.order_number}. ${units}`);
  return closePdf(writer.pdf);
}

/** Returns the invoice of an unpaid order as a PDF, with the ways to pay. The same facts give the same bytes. */
export async function createInvoice(facts: OrderFacts): Promise<Uint8Array> {
  const writer = open(facts, 'Invoice');
  addFacts(writer, [
    ['Invoice number', facts.order_number],
    ['Invoice date', longDay(facts.ordered_on)],
    ...(facts.due_on === null ? [] : [['Payment due', longDay(facts.due_on)] as const]),
    ['Amount due', dollarsAndCents(facts.total_cents)],
  ]);
  addPayer(writer, facts);
  addItems(writer, facts);
  addSeller(writer, facts.seller);
  writer.heading('H2', 'How to pay', 'H3');
  const { legal_name, address, email, bank } = facts.seller;
  const { url, account } = facts.payment_page;
  writer.list([
    `By card or bank debit: sign in at ${url} ${account === null ? 'as an owner of the company’s account' : `with the account of ${account}`}.`,
    `By check: make it payable to ${legal_name}, and mail it to ${address.join(', ')}.`,
    ...(bank ? ['By bank transfer (ACH or wire), in US dollars, to the account below.'] : []),
  ]);
  addFacts(writer, [
    ['Reference', facts.order_number],
    ...(bank
      ? ([
          ['Bank', bank.name],
          ['Account holder', legal_name],
          ['Routing number (ABA)', bank.routing],
          ['Account number', bank.account],
        ] as const)
      : []),
    ['Remittance advice', email],
  ]);
  writer.finish(facts.seller.legal_name, `Invoice ${facts.order_number}. ${units}`);
  return closePdf(writer.pdf);
}
