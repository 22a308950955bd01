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

const rules: Record<Exclude<keyof ApplicationValues, 'phone'>, Rule> = {
  applicant_name: (text) => lengthProblem(text, 2, 100, 'Name must be at least 2 characters'),
  email: (text) => (isEmailAddress(text) ? undefined : 'Invalid email address'),
  previous_company: (text) => lengthProblem(text, 2, 200, 'Company name required'),
  previous_role: (text) => lengthProblem(text, 2, 200, 'Role required'),
  layoff_date: dateProblem,
  linkedin_url: (text) => (text === '' || isWebAddress(text) ? undefined : 'Invalid LinkedIn URL'),
  current_job_search_status: (text) =>
    jobSearchStatuses.some(({ value }) => value === text) ? undefined : 'Please select your status',
  target_industry: (text) => lengthProblem(text, 0, 200, ''),
};

function lengthProblem(text: string, least: number, most: number, tooShort: string): string | undefined {
  if (text.length < least) return tooShort;
  return text.length > most ? `Use at most ${most} characters` : undefined;
}

function dateProblem(text: string, today: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return 'Valid date required';
  if (text > today) return 'The layoff date cannot be in the future';
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return text < yearAgo ? tooLongAgo : undefined;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
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
