import { describe, expect, it } from 'vitest';
import { createDecision, type DecisionDocumentFacts } from './decision.ts';
import { readPdf as read } from './read-pdf.ts';

const facts: DecisionDocumentFacts = {
  request_id: 'sample-request',
  decision: 'approved',
  by: 'employer_email',
  hr_host: 'company.example',
  decided_on: '2026-03-09',
  name: 'Łukasz Nowak',
  title: 'Benefits Manager',
  asked_cents: 295_000,
  amount_cents: 100_050,
  comment: 'The plan pays up to this amount.\n\nAsk again next year.',
  employee_name: 'Nguyễn Thị Hồng',
  employer_name: 'Sample Company',
  course_title: 'Sample Course',
  seller: 'Sample Seller',
  brand_line: 'Red White and Code is a brand of Sample Seller.',
};

describe('the document of an employer’s decision', () => {
  it('says who decided what, and how it was recorded', async () => {
    const { text, pages, information } = await read(await createDecision(facts));
    for (const shown of [
      'Decision Approved in part',
      'Amount requested $2,950.00',
      'Amount approved $1,000.50',
      'Decided on March 9, 2026',
      'Decided by Łukasz Nowak',
      'Title Benefits Manager',
      'Employee Nguyễn Thị Hồng',
      'Employer Sample Company',
      'Comment The plan pays up to this amount. Ask again next year.',
      'the link in our email to HR at company.example',
      'Red White and Code is a brand of Sample Seller.',
    ])
      expect(text).toContain(shown);
    expect(pages).toBe(1);
    expect(information).toMatchObject({ Title: 'Employer’s decision: Sample Course', Language: 'en-US' });
  });

  it('says of a denial through a copied link that it proves nothing', async () => {
    const change = { decision: 'denied', by: 'employer_link', hr_host: null, amount_cents: null } as const;
    const { text } = await read(await createDecision({ ...facts, ...change }));
    expect(text).toContain('Decision Denied');
    expect(text).toContain('Reason The plan pays');
    expect(text).toContain('It does not prove who decided');
    expect(text).not.toContain('Amount approved');
  });

  it('is the same each time, and in full for the whole amount', async () => {
    const [first, again] = [await createDecision(facts), await createDecision(facts)];
    expect(Buffer.from(first).equals(Buffer.from(again))).toBe(true);
    const { text } = await read(await createDecision({ ...facts, amount_cents: 295_000, comment: null }));
    expect(text).toContain('Decision Approved in full');
    expect(text).not.toContain('Comment');
  });
});
