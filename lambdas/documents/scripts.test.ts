import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  printed as printedCharacter,
  unprintable,
  withoutEmoji,
} from '@redwhiteandcode/contract/text/printed-text.ts';
import { createCertificate } from './certificate.ts';
import { eastAsianOrder, printed, typefaceOf } from './characters.ts';
import { openFont, typefaces } from './fonts.ts';
import { createDecision } from './decision.ts';
import { createLearningRecord } from './learning-record.ts';
import { createInvoice, createReceipt, type OrderFacts } from './order.ts';
import { createPlanDocument } from './plan.ts';
import { readPdf } from './read-pdf.ts';
import { runsOf, settingOf } from './runs.ts';
import {
  createExplainer,
  createGuide,
  createProof,
  createRequestForm,
  type ToolkitDocumentFacts,
} from './toolkit.ts';

/** Letters of each script, with some that are shaped, joined, stacked, reordered or mirrored. */
const alphabets = [
  'ABCdefgßøłđÅŐñčğİıẾỆgụỮọ',
  'ΑβγΏήςАбвЖйЩёђԱբգ',
  '李小龍张偉國国語龘喆堃甯㐂',
  'やまだタロウガッー山田太郎々',
  '김철수뷁한국어',
  'محمدعليلاآئة',
  'یوسفکهنپچژ',
  'יוסףכהןשׁלוֹם',
  'สมชายใจดีปัญญาที่น้ำ',
  'अमितकुमारक्षत्रियहिन्दी',
  '0123456789',
  '١٢٣٤۴۵۶',
];
const word = fc
  .constantFrom(...alphabets)
  .chain((letters) =>
    fc.string({ unit: fc.constantFrom(...Array.from(letters)), minLength: 1, maxLength: 8 }),
  );
const between = fc.constantFrom(' ', ' ', ' ', '-', ' 🚀 ', ' (', ') ', ', ', ' 👩🏽‍🚀🇺🇸 ', "'");
const typed = fc
  .array(fc.tuple(between, word), { minLength: 1, maxLength: 3 })
  .map((parts) =>
    parts.map(([separator, letters], at) => (at === 0 ? letters : separator + letters)).join(''),
  );

/** Reduces a text to what is compared: without emoji, and without spaces, which depend on the ends of lines. */
const comparable = (text: string): string => withoutEmoji(text.normalize('NFC')).replace(/\s/gu, '');

const money = { list_price_cents: 100, discount_cents: 0, amount_cents: 100 };
const orderOf = ([
  payer = '',
  company = '',
  title = '',
  student_name = '',
  street = '',
  reason = '',
]: string[]) =>
  ({
    order_number: 'RWC-O-2026-ABCDEFGH',
    receipt_number: null,
    corrected_on: null,
    void_receipt_numbers: [],
    ordered_on: '2026-05-01',
    due_on: '2026-05-31',
    status: 'waived',
    seller: {
      legal_name: 'Sample Seller, Inc.',
      ein: '12-3456789',
      address: ['1 Sample Street'],
      phone: '+1 217 555 0100',
      email: 'help@site.example',
      site_url: 'https://site.example',
      bank: null,
    },
    payer: { name: payer, email: 'payer@example.com', company, address: [street, 'United States'] },
    student_name,
    items: [
      {
        title,
        quantity: 1,
        duration: null,
        hours: null,
        enrolled_on: null,
        completed_on: null,
        result: null,
        ...money,
      },
    ],
    waiver_reason: reason,
    seat_terms: null,
    payment_page: { url: 'https://example.com/account/orders', account: 'payer@example.com' },
    ...money,
    tax_cents: 0,
    total_cents: 0,
    payment: null,
    refunded_cents: 0,
    purchase_order: reason,
  }) satisfies OrderFacts & { amount_cents: number };

const toolkitOf = ([name = '', employer = '', title = '', hr = '', number = '', line = '']: string[]) =>
  ({
    made_on: '2026-11-23',
    site_url: 'https://site.example',
    seller: 'Sample Seller, Inc.',
    course: {
      title,
      description: line,
      level: 'Beginner',
      duration: '8 weeks',
      pass_percent: null,
      hours: 40,
      syllabus: [line],
      outcomes: [line],
    },
    student: { name, email: 'learner@example.com', employee_number: number },
    employer: { name: employer, hr_name: hr, hr_email: 'hr@example.com' },
    price_cents: 100,
    order_number: null,
    receipt_number: null,
    paid_on: null,
    plan_year: 2026,
    pay_date: null,
    other_assistance_cents: 0,
    limit_cents: 525_000,
    is_limit_announced: true,
    within_cents: 100,
    above_cents: 0,
    checklist: [line],
    warnings: [line],
    enrollment: null,
  }) satisfies ToolkitDocumentFacts;

/** Each document with the typed texts that it shows; the last ones are left out by documents with fewer. */
const documents: Readonly<
  Record<string, readonly [count: number, make: (texts: string[]) => Promise<Uint8Array>]>
> = {
  receipt: [6, (texts) => createReceipt(orderOf(texts))],
  invoice: [6, (texts) => createInvoice(orderOf(texts))],
  certificate: [
    2,
    ([student_name = '', course_title = '']) =>
      createCertificate(
        {
          certificate_number: 'RWC-2026-7K3MZQ9T',
          kind: 'course',
          student_name,
          course_title,
          completion_date: '2026-06-30',
          result: null,
          hours: 40,
          site_url: 'https://site.example',
          seller: 'Sample Seller',
          expires_on: null,
        },
        'letter',
      ),
  ],
  'learning record': [
    3,
    ([student_name = '', title = '', lesson = '']) =>
      createLearningRecord({
        record_number: 'RWC-2026-ABCDEFGH',
        student_name,
        from: '2026-01-01',
        to: '2026-06-30',
        issued_on: '2026-07-01',
        courses: [
          {
            title,
            hours: null,
            enrolled_on: '2026-01-05',
            completed_on: null,
            result: null,
            lessons: [{ title: lesson, completed_on: null }],
          },
        ],
        credential: '{}',
        site_url: 'https://site.example',
        seller: 'Sample Seller',
      }),
  ],
  decision: [
    6,
    ([name = '', title = '', comment = '', employee_name = '', employer_name = '', course_title = '']) =>
      createDecision({
        request_id: 'sample-request',
        decision: 'denied',
        by: 'employer_link',
        hr_host: null,
        decided_on: '2026-03-09',
        name,
        title,
        asked_cents: 100,
        amount_cents: null,
        comment,
        employee_name,
        employer_name,
        course_title,
        seller: 'Sample Seller',
      }),
  ],
  explanation: [2, (texts) => createExplainer(toolkitOf(texts))],
  request: [5, (texts) => createRequestForm(toolkitOf(texts))],
  proof: [3, (texts) => createProof(toolkitOf(texts))],
  guide: [2, (texts) => createGuide(toolkitOf(texts))],
  plan: [
    3,
    ([company_name = '', plan_name = '', eligibility = '']) =>
      createPlanDocument({
        company_name,
        plan_name,
        eligibility,
        effective_on: '2026-01-01',
        limit_cents: 525_000,
        conditions: [],
      }),
  ],
};

describe.each(Object.entries(documents))('the %s', (_, [count, make]) => {
  it('says what was typed in any script, without emoji', { timeout: 120_000 }, () =>
    fc.assert(
      fc.asyncProperty(fc.array(typed, { minLength: count, maxLength: count }), async (texts) => {
        const { text } = await readPdf(await make(texts));
        const found = comparable(text);
        for (const one of texts) expect(found).toContain(comparable(one));
        expect(found).not.toContain('\ufffd');
      }),
      { numRuns: 3 },
    ),
  );
});

describe('the fonts', () => {
  it('have every letter, mark and number that the rule of names allows, in both weights', () => {
    const missing: string[] = [];
    for (let point = 0x20; point < 0x3_00_00; point++) {
      const character = String.fromCodePoint(point);
      const isRead = /[\p{L}\p{N}\p{M}]/u.test(character) && !/\p{Variation_Selector}/u.test(character);
      if (!isRead || unprintable.test(character) || withoutEmoji(character) === '') continue;
      for (const one of character.normalize('NFC')) {
        const typeface = typefaceOf(one, eastAsianOrder(one));
        const files = typeface ? Object.values(typefaces[typeface]) : [];
        const isDrawn = files.every((file) => openFont(file).hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
        if (!typeface || !isDrawn) missing.push(`${point.toString(16)} ${character}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('have each character that is enough for a name, and no emoji is one', () => {
    const wrong: string[] = [];
    for (let point = 0x20; point < 0x3_00_00; point++) {
      const character = String.fromCodePoint(point);
      if (!printedCharacter.test(character) || /\p{Cn}/u.test(character)) continue;
      if (printed(character) === '' || unprintable.test(character))
        wrong.push(`${point.toString(16)} ${character}`);
    }
    expect(wrong).toEqual([]);
    expect('👩🏽‍🚀🇺🇸❤️'.match(printedCharacter)).toBeNull();
  });

  it.each([
    ['山田 やまだ', 'JP'],
    ['金 김', 'KR'],
    ['李小龍', 'SC'],
  ])('draw ideographs as the text’s language does: %s', (text, region) => {
    const { runs } = runsOf(text, settingOf(text, 'bold'));
    expect(new Set(runs.map(({ file }) => file.includes(`NotoSans${region}_`)))).toEqual(new Set([true]));
  });
});

describe('a line', () => {
  const drawn = (text: string) => {
    const shown = printed(text);
    return runsOf(shown, settingOf(shown, 'regular')).runs.map((run) => run.text);
  };

  it.each([
    ['Ana 🚀 Silva', ['Ana Silva']],
    ['Ali محمد علي Smith', ['Ali ', 'محمد علي', ' ', 'Smith']],
    ['محمد علي (Jr.)', ['(.', 'Jr', ')', 'محمد علي ']],
    ['محمد is enrolled', ['محمد', ' ', 'is enrolled']],
    ['יוסף (כהן) 12', ['12', ' (', 'כהן', ')', 'יוסף ']],
  ])('has its runs from left to right: %s', (text, runs) => {
    expect(drawn(text)).toEqual(runs);
  });

  it.each(['🚀', '👩🏽‍🚀', '🇺🇸', '❤️', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'])('leaves out %s and one of the spaces around it', (emoji) => {
    expect(printed(`${emoji} AI ${emoji}${emoji} Basics ${emoji}`)).toBe('AI Basics');
  });

  it('leaves out what no font has', () => {
    expect(printed('Ana தமிழ் Silva \u{1F9FF}')).not.toMatch(/[\ufffd\u0b80-\u0bff]/);
  });
});
