import { describe, expect, it } from 'vitest';
import { createInvoice, createReceipt, type OrderFacts } from './order.ts';
import { readPdf as read } from './read-pdf.ts';

const facts: OrderFacts = {
  order_number: 'RWC-O-2026-ABCDEFGH',
  receipt_number: 'RWC-R-2026-000042',
  corrected_on: null,
  void_receipt_numbers: [],
  ordered_on: '2026-05-01',
  due_on: null,
  status: 'paid',
  seller: {
    legal_name: 'Sample Seller, Inc.',
    brand: 'Sample Brand',
    ein: '12-3456789',
    address: ['1 Sample Street', 'Springfield, IL 62701'],
    phone: '+1 217 555 0100',
    email: 'help@site.example',
    site_url: 'https://site.example',
    bank: { name: 'Sample Bank', routing: '011000015', account: '0001234567' },
  },
  payer: {
    name: 'Sample Payer',
    email: 'payer@example.com',
    company: 'Sample Employer',
    address: ['2 Sample Street', 'Portland, OR 97201', 'United States'],
  },
  student_name: 'Sample Learner',
  items: [
    {
      title: 'AI Fundamentals for Business',
      quantity: 1,
      duration: '8 weeks',
      hours: 40,
      enrolled_on: '2026-05-01',
      completed_on: '2026-06-30',
      result: { percent: 86, letter: 'B' },
      list_price_cents: 59_900,
      discount_cents: 30_000,
      amount_cents: 29_900,
    },
  ],
  waiver_reason: null,
  seat_terms: null,
  payment_page: { url: 'https://example.com/account/orders', account: 'learner@example.com' },
  list_price_cents: 59_900,
  discount_cents: 30_000,
  tax_cents: 0,
  total_cents: 29_900,
  payment: { date: '2026-05-02', amount_cents: 29_900, method: 'Visa ending in 4242' },
  refunded_cents: 0,
  purchase_order: 'PO-7',
};

describe('a receipt', () => {
  it('shows what HR departments ask for, on one page', async () => {
    const { text, pages, information } = await read(await createReceipt(facts));
    for (const shown of [
      'RWC-O-2026-ABCDEFGH',
      'RWC-R-2026-000042',
      'Sample Seller, Inc. (Sample Brand)',
      'Sample Payer',
      'Sample Employer',
      '2 Sample Street, Portland, OR 97201, United States',
      'Sample Learner',
      'PO-7',
      'AI Fundamentals for Business',
      'Suggested pace: 8 weeks',
      'Study time: 40 hours, estimated',
      'How the hours are computed: https://site.example/help#course-hours',
      'Enrolled May 1, 2026, completed June 30, 2026',
      'Assessed: 86 percent, B. The scale: A from 93,',
      '$599.00',
      '-$300.00',
      'Tax $0.00',
      'Total $299.00',
      'Amount paid $299.00',
      'May 2, 2026',
      'Visa ending in 4242',
      'Sample Seller, Inc.',
      '12-3456789',
      '1 Sample Street, Springfield, IL 62701',
    ]) {
      expect(text).toContain(shown);
    }
    expect(pages).toBe(1);
    expect(information).toMatchObject({ Title: 'Receipt RWC-R-2026-000042', Language: 'en-US' });
  });

  it('says that it was corrected, and which receipts it replaces', async () => {
    const void_receipt_numbers = ['RWC-R-2027-000003', 'RWC-R-2027-000004'];
    const { text } = await read(
      await createReceipt({ ...facts, corrected_on: '2026-06-02', void_receipt_numbers }),
    );
    expect(text).toContain('CORRECTED on June 2, 2026.');
    expect(text).toContain('It replaces receipts RWC-R-2027-000003, RWC-R-2027-000004, which are void.');
  });

  it.each(['0026-05-02', 'NaN-NaN-NaN', ''])('is not made from the date %j', async (date) => {
    const payment = { date, amount_cents: 29_900, method: 'Check 1017' };
    await expect(createReceipt({ ...facts, payment })).rejects.toThrow(RangeError);
    await expect(createInvoice({ ...facts, payment: null, ordered_on: date })).rejects.toThrow(RangeError);
  });

  it('is tagged: headings, a table with headers, lists with labels', async () => {
    const found = (await read(await createReceipt(facts))).roles;
    expect(found).toEqual(
      expect.arrayContaining(['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'Lbl', 'LBody']),
    );
    expect(found.filter((role) => role === 'H1')).toHaveLength(1);
  });

  it.each([
    ['refunded', 'REFUNDED. The full payment of $299.00 was refunded.'],
    ['partially_refunded', 'PARTLY REFUNDED. $299.00 of this payment was refunded.'],
    ['disputed', 'DISPUTED.'],
  ] as const)('says that the payment was %s', async (status, sentence) => {
    const { text } = await read(await createReceipt({ ...facts, status, refunded_cents: 29_900 }));
    expect(text).toContain(sentence);
  });

  it('of a free order names the reason', async () => {
    const free = { ...facts, status: 'waived', receipt_number: null, payment: null } as const;
    const waiver_reason = 'Seat of Sample Employer';
    const { text } = await read(await createReceipt({ ...free, waiver_reason, total_cents: 0 }));
    expect(text).toContain('Free of charge Seat of Sample Employer');
    expect(text).not.toContain('Discount -');
    expect(text).toContain('Amount paid $0.00');
  });

  it('shows names in Latin, Greek, Cyrillic and Vietnamese, also with combining accents', async () => {
    const name = 'Łukasz Őry Νίκος Иван Nguyễn Thị Hồng';
    const { text } = await read(
      await createReceipt({ ...facts, payer: { ...facts.payer, name: name.normalize('NFD') } }),
    );
    expect(text).toContain(name);
  });

  it('breaks long names, titles and many items over pages', async () => {
    const long = 'Extraordinarily Long '.repeat(12).trim();
    const items = Array.from(
      { length: 40 },
      () => ({ ...facts.items[0], title: long }) as OrderFacts['items'][0],
    );
    const { text, pages } = await read(
      await createReceipt({ ...facts, items, payer: { ...facts.payer, name: long, company: long } }),
    );
    expect(pages).toBeGreaterThan(2);
    expect(text.split('Extraordinarily').length).toBe(12 * 42 + 1);
  });

  it('always has the same bytes', async () => {
    expect(Buffer.from(await createReceipt(facts)).equals(Buffer.from(await createReceipt(facts)))).toBe(
      true,
    );
  });
});

describe('an invoice', () => {
  it('shows what is due, when, and how to pay', async () => {
    const due = {
      ...facts,
      status: 'due',
      due_on: '2026-05-31',
      payment: null,
      receipt_number: null,
    } as const;
    const { text } = await read(await createInvoice(due));
    for (const shown of ['Invoice', 'RWC-O-2026-ABCDEFGH', 'May 31, 2026', '$299.00', 'How to pay']) {
      expect(text).toContain(shown);
    }
    expect(text).not.toContain('Amount paid');
  });

  const seats = {
    ...facts,
    status: 'due',
    due_on: '2026-05-31',
    payment: null,
    receipt_number: null,
    items: [
      {
        title: '80 seats for employees',
        quantity: 80,
        duration: null,
        hours: null,
        enrolled_on: null,
        completed_on: null,
        result: null,
        list_price_cents: 1_192_000,
        discount_cents: 0,
        amount_cents: 1_192_000,
      },
    ],
    list_price_cents: 1_192_000,
    discount_cents: 0,
    total_cents: 1_192_000,
  } as const;

  it('of seats has the price of one', async () => {
    const { text } = await read(await createInvoice(seats));
    expect(text).toMatch(/Unit price.*80 seats for employees 80 \$149\.00 \$11,920\.00/s);
    expect((await read(await createReceipt(facts))).text).not.toContain('Unit price');
  });

  it('has the remittance details: where a check goes, and the account for a transfer', async () => {
    const { text } = await read(await createInvoice(seats));
    for (const shown of [
      'payable to Sample Seller, Inc.',
      'mail it to 1 Sample Street, Springfield, IL 62701',
      'Reference RWC-O-2026-ABCDEFGH',
      'Bank Sample Bank',
      'Account holder Sample Seller, Inc.',
      'Routing number (ABA) 011000015',
      'Account number 0001234567',
      'Remittance advice help@site.example',
    ]) {
      expect(text).toContain(shown);
    }
    const without = await read(await createInvoice({ ...seats, seller: { ...seats.seller, bank: null } }));
    expect(without.text).not.toMatch(/transfer|Routing/);
  });
});
