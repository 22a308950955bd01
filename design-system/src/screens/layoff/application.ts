import type { FormErrors } from '../../components/form/submitForm.ts';
import { isEmailAddress } from '../contact/emailAddress.ts';

/** What the application's fields hold, as they were typed. */
export type ApplicationValues = {
  applicant_name: string;
  email: string;
  phone: string;
  previous_company: string;
  previous_role: string;
  /** ISO date. */
  layoff_date: string;
  linkedin_url: string;
  current_job_search_status: string;
  target_industry: string;
};

/** The fields with a message of their own; the document is no text. */
export type ApplicationField = keyof ApplicationValues | 'proof_document';

/** The fields' labels, in the order in which they stand. */
export const applicationLabels: Readonly<Record<ApplicationField, string>> = {
  applicant_name: 'Full name',
  email: 'Email',
  phone: 'Phone',
  linkedin_url: 'LinkedIn URL',
  previous_company: 'Previous company',
  previous_role: 'Previous role',
  layoff_date: 'Layoff date',
  proof_document: 'Proof of layoff',
  current_job_search_status: 'Job search status',
  target_industry: 'Target industry',
};

/** How far the search for a job is. */
export const jobSearchStatuses = [
  { value: 'actively_searching', label: 'Actively searching' },
  { value: 'casually_looking', label: 'Casually looking' },
  { value: 'interviewing', label: 'Interviewing' },
  { value: 'just_started', label: 'Just started' },
] as const;

/** The proofs that are taken. */
export const proofFiles = {
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  /** Bytes: 5 MB. */
  maxSize: 5 * 1024 * 1024,
  messages: {
    wrongType: 'Please upload a PDF or image file (JPG, PNG)',
    tooLarge: 'File size must be less than 5MB',
    failed: 'Failed to upload verification document. Please try again.',
  },
} as const;

/** What a layoff of more than twelve months ago is told; the way on is to write to us. */
export const tooLongAgo = 'The layoff must be within the past 12 months';

/** The values as they are sent: without the spaces around them. */
export function trimApplication(values: ApplicationValues): ApplicationValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, text.trim()]),
  ) as ApplicationValues;
}

/** What is wrong with trimmed values, by field, on the day `today` (ISO date); nothing when they can be sent. */
export function checkApplication(
  values: ApplicationValues,
  today: string,
): FormErrors<ApplicationField> | undefined {
  const fields = Object.fromEntries(
    Object.entries(rules).flatMap(([name, rule]) => {
      const sentence = rule(values[name as keyof typeof rules], today);
      return sentence === undefined ? [] : [[name, sentence]];
    }),
  );
  return Object.keys(fields).length === 0 ? undefined : { fields };
}

type Rule = (text: string, today: string) => string | undefined;

const rules: Record<keyof ApplicationValues, Rule> = {
  applicant_name: (text) => textProblem(text, 2, 100, 'Name must be at least 2 characters'),
  email: (text) => (isApplicantEmail(text) ? undefined : 'Invalid email address'),
  phone: (text) => textProblem(text, 0, 50),
  previous_company: (text) => textProblem(text, 2, 200, 'Company name required'),
  previous_role: (text) => textProblem(text, 2, 200, 'Role required'),
  layoff_date: dateProblem,
  linkedin_url: (text) => (text === '' || isWebAddress(text) ? undefined : 'Invalid LinkedIn URL'),
  current_job_search_status: (text) =>
    jobSearchStatuses.some(({ value }) => value === text) ? undefined : 'Please select your status',
  target_industry: (text) => textProblem(text, 0, 200),
};

/** What rules how the text around it is shown, and halves of signs. */
const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const visible = /[^\p{C}\p{Z}]/u;

function textProblem(text: string, least: number, most: number, tooShort = ''): string | undefined {
  if (text.length < least) return tooShort;
  if (text.length > most) return `Use at most ${most} characters`;
  return hidden.test(text) || (text !== '' && !visible.test(text))
    ? 'Please remove the control characters'
    : undefined;
}

/** One address that a mail can be sent to, without a name or a list. */
function isApplicantEmail(text: string): boolean {
  return isEmailAddress(text) && !/[<>,;:"]/.test(text) && !hidden.test(text);
}

function isCalendarDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function dateProblem(text: string, today: string): string | undefined {
  if (!isCalendarDay(text)) return 'Valid date required';
  if (text > today) return 'The layoff date cannot be in the future';
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return text < yearAgo ? tooLongAgo : undefined;
}

function isWebAddress(text: string): boolean {
  const isAddress = text.length <= 2048 && !hidden.test(text) && URL.canParse(text);
  return isAddress && /^https?:$/.test(new URL(text).protocol);
}

/** Today by the clock and the calendar of the reader, as an ISO date. */
export function localToday(now: Date = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** The values that a form holds at the moment. */
export function readDraft(data: FormData): ApplicationValues {
  const { proof_document: _file, ...labels } = applicationLabels;
  return Object.fromEntries(
    Object.keys(labels).map((name) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  ) as ApplicationValues;
}
