import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import {
  covered,
  employerDuties,
  legalDisclaimer,
  notCovered,
  records,
} from '@redwhiteandcode/contract/tax/section127.ts';
import { taxSources } from '@redwhiteandcode/contract/tax/taxSources.ts';
import { addFacts } from './facts.ts';
import { longDay, utcStartOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { closePdf } from './pdf.ts';
import { Writer } from './writer.ts';

/** The short form of a plan. The date is an ISO date; the limit is for each employee and calendar year. */
export interface PlanFacts {
  company_name: string;
  plan_name: string;
  effective_on: string;
  eligibility: string;
  limit_cents: number;
  /** The conditions of the plan in words: names and texts. */
  conditions: readonly (readonly [name: string, text: string])[];
}

/**
 * Returns the draft of a written educational assistance plan with a notice to employees and answers to their questions,
 * for an employer without a plan. Section 127(b) states what a plan must be.
 */
export async function createPlanDocument(facts: PlanFacts): Promise<Uint8Array> {
  const { company_name, plan_name, effective_on, eligibility, limit_cents, conditions } = facts;
  const limit = dollarsAndCents(limit_cents);
  const writer = new Writer({
    title: plan_name,
    subject: 'Draft of an educational assistance plan',
    author: company_name,
    keywords: ['Section 127', 'educational assistance', 'plan document', 'draft'],
    day: utcStartOf(effective_on),
  });
  writer.newPage();
  writer.heading('H1', plan_name);
  writer.note('Draft for counsel. Have a lawyer or tax advisor review and adapt it before you adopt it.');
  addFacts(writer, [
    ['Employer', company_name],
    ['Effective on', longDay(effective_on)],
    ['Yearly limit', limit],
  ]);
  const part = (title: string, ...texts: string[]) => {
    writer.heading('H2', title, 'H3');
    for (const text of texts) writer.paragraph(text);
  };
  let number = 0;
  const numbered = (title: string, ...texts: string[]) => part(`${++number}. ${title}`, ...texts);
  numbered(
    'Purpose',
    `${company_name} adopts this separate written plan to provide educational assistance to its employees, for their exclusive benefit. It is meant to be an educational assistance program under Section 127 of the Internal Revenue Code.`,
  );
  numbered(
    'Eligibility',
    eligibility,
    'Eligibility does not favor highly compensated employees or their dependents.',
  );
  numbered(
    'Benefits',
    `The plan pays or reimburses up to ${limit} for each eligible employee and calendar year. It covers:`,
  );
  writer.list(covered.items);
  writer.paragraph('It does not cover:');
  writer.list(notCovered.items);
  if (conditions.length > 0) {
    numbered('Conditions', 'The employer pays under these conditions:');
    addFacts(writer, conditions);
  }
  numbered(
    'Owners',
    'No more than 5% of the amounts paid in a year may go to people who own more than 5% of the business, their spouses and dependents together.',
  );
  numbered(
    'No cash alternative',
    'An eligible employee cannot choose other pay that counts as income instead of these benefits.',
  );
  numbered('Funding', 'The plan is not funded. Benefits are paid from the employer’s general assets.');
  numbered(
    'Claims',
    'The employee submits an itemized receipt and proof of payment, and proof of completion or of the grade if the employer asks for it. The employer decides in writing and states the reason for a denial. Payment is made in the calendar year in which the employee paid, where possible.',
  );
  numbered('Notice', 'Eligible employees get reasonable notice of the plan and its terms.');
  numbered(
    'Amendment and termination',
    'The employer may amend or terminate the plan in writing. Expenses from before then stay covered.',
  );
  part('Signature', `For ${company_name}: ______________________________    Date: ____________`);
  writer.openDocument('Notice to employees', company_name);
  writer.paragraph(
    `From ${longDay(effective_on)}, ${company_name} offers educational assistance under the ${plan_name}. You may be paid back up to ${limit} in a calendar year for courses that the plan covers. Eligibility: ${eligibility}`,
  );
  writer.paragraph(
    'Ask for approval before you start a course, keep the itemized receipt and the proof of payment, and submit both with your request.',
  );
  writer.openDocument('Questions and answers', 'For employees');
  part(
    'Is the money taxed?',
    'Up to the yearly limit of the law it may be left out of your income if the plan meets its conditions. Amounts above it are wages, with few exceptions.',
  );
  part(
    'Does help with a student loan count?',
    'Yes. Payments on your own student loan share the same yearly limit.',
  );
  part('Does the course have to be related to my job?', 'No. The law does not require it, but the plan may.');
  part('Which records should I keep?', 'Keep these records:');
  writer.list(records.employee);
  writer.openDocument('For the employer', 'What the law requires of a plan');
  writer.list(employerDuties.items, 'numbers');
  writer.source(taxSources.samplePlan.title, taxSources.samplePlan.href);
  writer.source(taxSources.law.title, taxSources.law.href);
  writer.note(legalDisclaimer);
  writer.finish(`${plan_name}   |   Draft for counsel`, 'Draft for counsel. Not legal or tax advice.');
  return closePdf(writer.pdf);
}
