import { longDay, utcStartOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { isInPart } from '@redwhiteandcode/contract/reimbursement/employer-decision.ts';
import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import { legalDisclaimer } from '@redwhiteandcode/contract/tax/section127.ts';
import { addFacts } from './facts.ts';
import { closePdf } from './pdf.ts';
import { Writer } from './writer.ts';

/** What the document of an employer's decision shows. Amounts are in cents of USD, the date is an ISO date. */
export interface DecisionDocumentFacts {
  request_id: string;
  decision: 'approved' | 'denied';
  /** Whether the decision came through the link in our email to HR. Anyone may have a copied link. */
  by: 'employer_email' | 'employer_link';
  /** The host of the HR address that we emailed the link to, if the decision was made with it. */
  hr_host: string | null;
  decided_on: string;
  name: string;
  title: string;
  asked_cents: number;
  /** What was approved; null for a denial. */
  amount_cents: number | null;
  comment: string | null;
  employee_name: string;
  employer_name: string | null;
  course_title: string;
  seller: string;
  /** Links the brand to the seller's legal name; undefined if they are the same. */
  brand_line?: string | undefined;
}

const title = 'Employer’s decision';

const resultOf = (facts: DecisionDocumentFacts): string => {
  if (facts.decision === 'denied') return 'Denied';
  return isInPart(facts) ? 'Approved in part' : 'Approved in full';
};

const recordedText = ({ by, hr_host }: DecisionDocumentFacts): string =>
  by === 'employer_email'
    ? `The decision was made with the link in our email to HR${hr_host === null ? '' : ` at ${hr_host}`}. Only that email has the link. The person who decided typed the name and the title; we did not check them.`
    : 'The decision was recorded by whoever had the link that the employee copied. It does not prove who decided: the name and the title were typed, and we did not check them.';

/** Returns an employer's decision on a request, for both sides. The same facts give the same bytes. */
export async function createDecision(facts: DecisionDocumentFacts): Promise<Uint8Array> {
  const { seller, employee_name, amount_cents, comment, decision } = facts;
  const writer = new Writer({
    title: `${title}: ${facts.course_title}`,
    subject: facts.course_title,
    author: seller,
    keywords: [facts.request_id],
    day: utcStartOf(facts.decided_on),
  });
  writer.newPage();
  writer.heading('H1', title);
  writer.paragraph(`On the request of ${employee_name} under the educational assistance plan.`, { size: 12 });
  addFacts(writer, [
    ['Decision', resultOf(facts)],
    ['Amount requested', dollarsAndCents(facts.asked_cents)],
    ...(amount_cents === null ? [] : [['Amount approved', dollarsAndCents(amount_cents)] as const]),
    ['Decided on', longDay(facts.decided_on)],
    ['Decided by', facts.name],
    ['Title', facts.title],
    ['Employee', employee_name],
    ...(facts.employer_name === null ? [] : [['Employer', facts.employer_name] as const]),
    ['Course', facts.course_title],
    ['Provider', seller],
    ['Request', facts.request_id],
  ]);
  if (comment !== null) {
    writer.heading('H2', decision === 'denied' ? 'Reason' : 'Comment', 'H3');
    for (const paragraph of comment.split(/\n+/)) writer.paragraph(paragraph);
  }
  writer.heading('H2', 'How the decision was recorded', 'H3');
  writer.paragraph(recordedText(facts));
  writer.note(legalDisclaimer);
  if (facts.brand_line) writer.paragraph(facts.brand_line, { size: 9 });
  writer.finish(`${seller}   |   ${employee_name}`, 'Dates are in Eastern Time. Not legal or tax advice.');
  return closePdf(writer.pdf);
}
