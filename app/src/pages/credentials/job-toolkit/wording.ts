import { monthAndYear } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Certificate } from '@redwhiteandcode/contract/credentials/operations.ts';
import type { Waiver } from '@redwhiteandcode/contract/orders/operations.ts';
import { jobToolkitCopy as copy } from '../../../parts/credentials/jobToolkitCopy.ts';

/** A valid certificate, with what is known about its course; a badge of a program has no outcomes and no order. */
export interface ToolkitCertificate {
  certificate: Certificate;
  /** The public page of the certificate, without a scheme. */
  address: string;
  /** LinkedIn's page that adds the certificate to the learner's profile. */
  profileHref: string;
  /** What the course teaches. */
  outcomes: readonly string[];
  /** Why the course was free; null if the learner pays for it. */
  waiver: Waiver | null;
  hasReceipt: boolean;
}

/** What the learner enters for the letter. */
export interface LetterValues {
  name: string;
  employer: string;
  contact: string;
}

/** Whether a certificate is about a course. */
export const isCourse = ({ certificate }: ToolkitCertificate): boolean => certificate.kind === 'course';

/** Whether the learner may ask an employer to pay: not for a course that a company has paid for. */
export const isAskable = (entry: ToolkitCertificate): boolean =>
  isCourse(entry) && entry.waiver?.reason !== 'company_seat';

const namedOf = ({ certificate, address }: ToolkitCertificate) => ({
  title: certificate.course_title,
  month: monthAndYear(certificate.completion_date),
  number: certificate.certificate_number,
  address,
});

const listOf = (items: readonly string[]): string => new Intl.ListFormat('en-US').format(items);

const mostPoints = 4;
const fewestPoints = 2;

/** Returns up to four outcomes, without those that speak to the reader ('your work') if there are enough others. */
export function resumePoints(outcomes: readonly string[]): readonly string[] {
  const impersonal = outcomes.filter((outcome) => !/\byou(r|rs|rself)?\b/i.test(outcome));
  return (impersonal.length < fewestPoints ? outcomes : impersonal).slice(0, mostPoints);
}

/** Returns a certificate's part of a résumé: its line, then the bullet points of its course. */
export function resumeText(entry: ToolkitCertificate): string {
  const points = resumePoints(entry.outcomes).map((point) => `• ${point}`);
  return [
    copy.resume.line(namedOf(entry)),
    ...(points.length > 0 ? [copy.resume.outcomes, ...points] : []),
  ].join('\n');
}

/** Returns the line for LinkedIn's 'About': the completed courses, or the badges if there is no course. */
export function aboutText(entries: readonly ToolkitCertificate[]): string {
  const courses = entries.filter(isCourse);
  const shown = courses.length > 0 ? courses : entries;
  const items = listOf(shown.map((entry) => copy.linkedIn.item(namedOf(entry))));
  const verifyAddress = shown[0]?.address.replace(/\/[^/]*$/, '') ?? '';
  return courses.length > 0
    ? copy.linkedIn.aboutLine(items, verifyAddress)
    : copy.linkedIn.badgesLine(items, verifyAddress);
}

/** Returns the line for LinkedIn's 'Skills': the titles of the courses; undefined without a course. */
export function skillsText(entries: readonly ToolkitCertificate[]): string | undefined {
  const titles = entries.filter(isCourse).map(({ certificate }) => certificate.course_title);
  return titles.length > 0 ? copy.linkedIn.skillsLine(titles.join(', ')) : undefined;
}

/** Whether a certificate says that the learner was laid off: a badge of the program, or a course that it made free. */
const isOfLayoff = (entry: ToolkitCertificate): boolean =>
  entry.certificate.kind === 'program' || entry.waiver?.reason === 'liftoff';

/**
 * Returns the questions to practice: the general ones, then one for each outcome of the courses. Only participants of Layoff
 * to Lift-Off are asked about a layoff.
 */
export function interviewQuestions(entries: readonly ToolkitCertificate[]): readonly string[] {
  const { general, since, aboutOutcome } = copy.interview;
  const [first, ...others] = general;
  const ofCourses = entries.flatMap(({ certificate, outcomes }) =>
    outcomes.map((outcome, index) => {
      const ask = aboutOutcome[index % aboutOutcome.length] ?? aboutOutcome[0];
      return ask(certificate.course_title, outcome.replace(/\.$/, ''));
    }),
  );
  return [first, entries.some(isOfLayoff) ? since.layoff : since.other, ...others, ...ofCourses];
}

/** Returns the letter that asks a new employer about its plan. `date` is 'July 3, 2026'. */
export function letterText(values: LetterValues, entry: ToolkitCertificate, date: string): string {
  const { letter } = copy;
  const named = namedOf(entry);
  const isFree = entry.waiver?.reason === 'liftoff';
  const employer = values.employer.trim() || letter.unknownEmployer;
  return [
    date,
    letter.greeting(values.contact.trim() || letter.hr),
    letter.done(named),
    letter.ask(employer, isFree ? letter.program : letter.thisCourse),
    ...(isFree ? [letter.terms] : []),
    ...(entry.hasReceipt ? [letter.receipt] : []),
    letter.close,
    `${letter.signature}\n${values.name.trim() || letter.unknownName}`,
  ].join('\n\n');
}
