import { statementsOf } from '@redwhiteandcode/contract/assessment/statements.ts';
import { scaleText } from '@redwhiteandcode/contract/assessment/scale.ts';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { packetCopy } from '@redwhiteandcode/contract/tax/packet.ts';
import {
  covered,
  employerDuties,
  legalDisclaimer,
  notCovered,
  records,
} from '@redwhiteandcode/contract/tax/section127.ts';
import { createPlanDocument } from './plan.ts';
import { readPdf } from './read-pdf.ts';
import {
  createExplainer,
  createGuide,
  createProof,
  createRequestForm,
  createZip,
  type ToolkitDocumentFacts,
} from './toolkit.ts';

const facts: ToolkitDocumentFacts = {
  made_on: '2026-11-23',
  site_url: 'https://site.example',
  seller: 'Sample Seller, Inc.',
  brand_line: 'Red White and Code is a brand of Sample Seller, Inc.',
  course: {
    title: 'AI Fundamentals for Business',
    description: 'Learn how AI systems work.',
    level: 'Beginner',
    duration: '8 weeks',
    hours: 40,
    pass_percent: null,
    syllabus: ['First module', 'Second module'],
    outcomes: ['Score a use case'],
  },
  student: { name: 'Νίκος Nguyễn', email: 'learner@example.com', employee_number: 'E-77' },
  employer: { name: 'Sample Employer', hr_name: 'Sample Contact', hr_email: 'hr@example.com' },
  price_cents: 295_000,
  order_number: 'RWC-O-2026-ABCDEFGH',
  receipt_number: 'RWC-R-2026-000042',
  paid_on: '2026-11-01',
  plan_year: 2026,
  pay_date: '2026-12-15',
  other_assistance_cents: 300_000,
  limit_cents: 525_000,
  is_limit_announced: true,
  within_cents: 225_000,
  above_cents: 70_000,
  checklist: ['Send the link first'],
  warnings: ['Your plan asks for approval before the course starts.'],
  enrollment: {
    enrolled_on: '2026-10-01',
    completed_lessons: 3,
    total_lessons: 15,
    completed_on: null,
    certificate_number: null,
    result: null,
  },
};
const amounts = ['$2,950.00', '$5,250.00', '$3,000.00', '$2,250.00', '$700.00'];

const documents = {
  explainer: createExplainer,
  request: createRequestForm,
  proof: createProof,
  guide: createGuide,
};

describe.each(Object.entries(documents))('the document %s', (_, create) => {
  it('is tagged with one h1, names the course and the student, and always has the same bytes', async () => {
    const bytes = await create(facts);
    const { roles, information, text } = await readPdf(bytes);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(information).toMatchObject({
      Title: expect.stringContaining(facts.course.title),
      Language: 'en-US',
    });
    expect(text).toContain('Νίκος Nguyễn');
    expect(text.split(facts.brand_line ?? '')).toHaveLength(2);
    expect(Buffer.from(bytes).equals(Buffer.from(await create(facts)))).toBe(true);
  });
});

it.each([
  [4, 4],
  [5, 10],
  [8, 8],
  [12, 12],
])(
  'no page of a document about a course of %i modules and %i outcomes is nearly empty',
  async (modules, outcomes) => {
    const course = {
      ...facts.course,
      description:
        'Learn how AI systems work, where they fit, and how to test one before you rely on it. '.repeat(3),
      syllabus: Array.from(
        { length: modules },
        (_, at) => `Module ${at + 1}: Using AI Well and Checking Its Work`,
      ),
      outcomes: Array.from(
        { length: outcomes },
        (_, at) => `${at + 1} candidate uses are scored and compared`,
      ),
    };
    for (const create of Object.values(documents)) {
      const { filled } = await readPdf(await create({ ...facts, course }));
      expect(Math.min(...filled)).toBeGreaterThan(0.25);
    }
  },
);

it('the papers for HR do not address the employee', async () => {
  for (const create of [createExplainer, createGuide]) {
    const { text } = await readPdf(await create({ ...facts, checklist: [], warnings: [] }));
    expect(text.replace(legalDisclaimer, '')).not.toMatch(/\b(you|your)\b/i);
    expect(text).not.toContain('What to do');
  }
});

it('the explanation has the rules with their amounts, and those of the request', async () => {
  const { text } = await readPdf(await createExplainer(facts));
  const rules = [
    packetCopy.explainer.ruleText,
    ...employerDuties.items,
    ...covered.items,
    ...notCovered.items,
  ];
  for (const shown of [...rules, ...amounts]) expect(text).toContain(shown);
});

it('the request form has the facts, the statements, and fields for the decision', async () => {
  const { text, roles } = await readPdf(await createRequestForm(facts));
  for (const shown of [
    'Sample Employer',
    'Sample Contact, hr@example.com',
    'E-77',
    'RWC-O-2026-ABCDEFGH',
    'RWC-R-2026-000042',
    'November 1, 2026',
    'December 15, 2026',
    ...amounts,
    ...packetCopy.form.statements,
  ]) {
    expect(text).toContain(shown);
  }
  expect(roles).toContain('Form');
});

it('the request form says before the payment that nothing is paid yet', async () => {
  const { text } = await readPdf(await createRequestForm({ ...facts, paid_on: null, receipt_number: null }));
  for (const shown of packetCopy.form.beforePayment.statements) expect(text).toContain(shown);
  for (const untrue of ['I paid', 'Amounts paid', 'are attached']) expect(text).not.toContain(untrue);
});

it('the proof is one of enrollment until the course is completed, and then the certificate', async () => {
  const running = await readPdf(await createProof(facts));
  expect(running.text).toContain('Proof of enrollment');
  expect(running.text).toContain('Study time 40 hours, estimated by the provider for the whole course');
  for (const { title, text } of statementsOf(null)) expect(running.text).toContain(`${title} ${text}`);
  expect(running.text).toContain('3 of 15');
  const enrollment = {
    enrolled_on: '2026-10-01',
    completed_lessons: 15,
    total_lessons: 15,
    completed_on: '2026-11-20',
    certificate_number: 'RWC-2026-ABCDEFGH',
    result: null,
  };
  const { text } = await readPdf(await createProof({ ...facts, enrollment }));
  expect(text).toContain('Certificate of completion');
  expect(text).toContain('November 20, 2026');
  expect(text).toContain('https://site.example/verify/RWC-2026-ABCDEFGH');
});

it('a course with an assessment states the result and its scale once the certificate has it, and before how it is assessed', async () => {
  const course = { ...facts.course, pass_percent: 73 };
  const enrollment = {
    enrolled_on: '2026-10-01',
    completed_lessons: 15,
    total_lessons: 15,
    completed_on: '2026-11-20',
    certificate_number: 'RWC-2026-ABCDEFGH',
    result: null,
  };
  const result = { percent: 86, letter: 'B', pass_percent: 73, assessed_on: '2026-11-21' } as const;
  for (const create of [createRequestForm, createProof, createExplainer]) {
    const before = await readPdf(await create({ ...facts, course, enrollment }));
    expect(before.text).toContain('All lessons marked complete on November 20, 2026');
    expect(before.text).not.toContain('86 percent');
    const { text } = await readPdf(await create({ ...facts, course, enrollment: { ...enrollment, result } }));
    expect(text).toContain('Assessed 86 percent, B, on November 21, 2026');
    expect(text).toContain(`The scale: ${scaleText}.`);
    expect(text).not.toContain('There is no grade');
  }
  const { text } = await readPdf(await createExplainer({ ...facts, course }));
  for (const statement of statementsOf(73)) expect(text).toContain(`${statement.title} ${statement.text}`);
  // An admin has turned the assessment off.
  const stays = { ...facts, enrollment: { ...enrollment, result } };
  for (const create of [createProof, createExplainer]) {
    const { text } = await readPdf(await create(stays));
    for (const statement of statementsOf(73)) expect(text).toContain(`${statement.title} ${statement.text}`);
  }
});

it('a course of 40 hours that was completed on the day of the enrollment is not said to have taken a day', async () => {
  const enrollment = {
    enrolled_on: '2026-11-20',
    completed_lessons: 15,
    total_lessons: 15,
    completed_on: '2026-11-20',
    certificate_number: 'RWC-2026-ABCDEFGH',
    result: null,
  };
  for (const create of [createRequestForm, createProof, createExplainer]) {
    const { text } = await readPdf(await create({ ...facts, enrollment }));
    expect(text).toContain('Study time 40 hours, estimated by the provider for the whole course');
    expect(text).toContain('How the hours are computed https://site.example/help#course-hours');
    expect(text).toContain('Enrolled on November 20, 2026');
    expect(text).toContain('All lessons marked complete on November 20, 2026');
    expect(text).not.toContain('Started');
  }
});

it('the explanation says how completion is measured, in the words of the course’s page', async () => {
  const { text } = await readPdf(await createExplainer(facts));
  for (const statement of statementsOf(null)) expect(text).toContain(`${statement.title} ${statement.text}`);
});

it('the guide has the steps, the warnings, the checklist, and says when a limit is not announced', async () => {
  const { text } = await readPdf(await createGuide({ ...facts, is_limit_announced: false }));
  for (const shown of [...facts.checklist, ...facts.warnings, ...records.employee, ...records.employer])
    expect(text).toContain(shown);
  expect(text).toContain('not announced yet');
});

it('the plan is a draft for counsel on every page, with what the law asks of it', async () => {
  const { text, pages } = await readPdf(
    await createPlanDocument({
      company_name: 'Sample, Inc.',
      plan_name: 'Sample Educational Assistance Plan',
      effective_on: '2026-01-01',
      eligibility: 'All employees after 90 days of service.',
      limit_cents: 525_000,
      conditions: [['Success', 'C or better: 80 percent of the price']],
    }),
  );
  for (const shown of [
    'Sample, Inc.',
    'January 1, 2026',
    '$5,250.00',
    'All employees after 90 days of service.',
    '4. Conditions',
    'Success C or better: 80 percent of the price',
    '5. Owners',
  ])
    expect(text).toContain(shown);
  for (const shown of [...employerDuties.items, ...covered.items, ...notCovered.items])
    expect(text).toContain(shown);
  expect(text.split('Draft for counsel').length - 1).toBeGreaterThanOrEqual(pages);
});

it('an archive contains the files unchanged, and always has the same bytes', () => {
  const files = { 'a.pdf': new Uint8Array([1, 2, 3]), 'b.pdf': new Uint8Array([4]) };
  expect(unzipSync(createZip(files))).toEqual(files);
  expect(createZip(files)).toEqual(createZip(files));
});
