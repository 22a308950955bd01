import { emailRule } from './email-rule.ts';
import { check, type Rule, type Sentences } from './rules.ts';
import { isCalendarDay, notInLine, notInLines, optional, textRule, webAddressRule } from './text-rules.ts';

/** How far an applicant's search for a job is. */
export const jobSearchStatuses = [
  'actively_searching',
  'casually_looking',
  'interviewing',
  'just_started',
] as const;
export type JobSearchStatus = (typeof jobSearchStatuses)[number];

const line = (max: number) => ({ max, tooLong: `Use at most ${max} characters`, forbidden: notInLine });

const reasonMax = 1000;

/** The rules of the fields of an application to Layoff to Lift-Off that are text, and of its review. */
export const applicationRules = {
  name: textRule({ ...line(100), missing: 'Name must be at least 2 characters', min: 2 }),
  email: emailRule(255, 'Invalid email address'),
  phone: textRule(line(50)),
  company: textRule({ ...line(200), missing: 'Company name required', min: 2 }),
  role: textRule({ ...line(200), missing: 'Role required', min: 2 }),
  linkedinUrl: optional(webAddressRule(2048, 'Invalid LinkedIn URL')),
  industry: textRule(line(200)),
  /** Why an application is rejected: an admin writes it, on as many lines as it takes. */
  reason: textRule({
    missing: 'Give the reason; the applicant will read it',
    max: reasonMax,
    tooLong: 'Use at most 1,000 characters',
    forbidden: notInLines,
  }),
};

/** The reason of a rejection, for the form that asks for it. */
export const reasonRules = { validate: applicationRules.reason, maxLength: reasonMax };

const isJobSearchStatus = (text: string): text is JobSearchStatus =>
  (jobSearchStatuses as readonly string[]).includes(text);

/** The sentence for a job search status that is missing or unknown. */
export const jobSearchStatusMissing = 'Please select your status';

/** The sentence for a layoff of more than twelve months ago; the way on is to write to us (`/contact`). */
export const layoffTooLongAgo = 'The layoff must be within the past 12 months';

/**
 * The rule of a layoff date. Today is a range (ISO dates): it may be tomorrow already somewhere, or still yesterday, and
 * only the applicant's browser knows which.
 */
export const layoffDateRule =
  (today: { from: string; to: string }): Rule =>
  (day) => {
    if (!isCalendarDay(day.trim())) return 'Valid date required';
    if (day.trim() > today.to) return 'The layoff date cannot be in the future';
    const yearBefore = `${String(Number(today.from.slice(0, 4)) - 1).padStart(4, '0')}${today.from.slice(4)}`;
    return day.trim() < yearBefore ? layoffTooLongAgo : undefined;
  };

const hour = 3_600_000;
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The days that are today somewhere on earth at a moment (milliseconds since 1970). */
export const todayAnywhere = (now: number) => ({ from: dayAt(now - 12 * hour), to: dayAt(now + 14 * hour) });

/** An application as its form has it; the document is not text. */
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

/** Checks an application on a day of the applicant's calendar (ISO date). */
export const checkApplication = (
  values: ApplicationValues,
  today: string,
): Sentences<keyof ApplicationValues> | undefined =>
  check<ApplicationValues>(
    {
      applicant_name: applicationRules.name,
      email: applicationRules.email,
      phone: applicationRules.phone,
      previous_company: applicationRules.company,
      previous_role: applicationRules.role,
      layoff_date: layoffDateRule({ from: today, to: today }),
      linkedin_url: applicationRules.linkedinUrl,
      current_job_search_status: (typed) => (isJobSearchStatus(typed) ? undefined : jobSearchStatusMissing),
      target_industry: applicationRules.industry,
    },
    values,
  );

/** The application that checked values make, as the API takes it. Throws a RangeError for an unknown status. */
export function applicationOf({ current_job_search_status: status, ...values }: ApplicationValues) {
  if (!isJobSearchStatus(status)) throw new RangeError(`There is no job search status ${status}.`);
  return { ...values, current_job_search_status: status };
}

/** A proof's kinds with the extensions that their files have, the usual one first. */
export const proofTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif', 'pjpeg', 'pjp'],
  'image/png': ['png'],
} as const satisfies Record<string, readonly [string, ...string[]]>;
export type ProofType = keyof typeof proofTypes;

const proofSize = 5 * 1024 * 1024;

const proofSentences = {
  wrongType: 'Please upload a PDF or image file (JPG, PNG)',
  tooLarge: 'File size must be less than 5MB',
  failed: 'Failed to upload verification document. Please try again.',
} as const;

/** A proof's limits and their sentences. */
export const proofRules = {
  /** Bytes: 5 MB. */
  max: proofSize,
  ...proofSentences,
  /** The same for a field that takes a file. */
  files: { acceptedTypes: Object.keys(proofTypes), maxSize: proofSize, messages: proofSentences },
  hint: 'A PDF, JPG or PNG of at most 5 MB.',
  /** Seconds in which an upload must begin. */
  uploadSeconds: 300,
  /** Seconds after which an admin's link to a proof is dead. */
  linkSeconds: 300,
  /** Where uploads lie until an application takes them over. */
  incoming: 'incoming/',
  /** Days after which an upload that no application took over is deleted. */
  incomingDays: 1,
} as const;

/** The rules of the application's form. */
export const applicationForm = {
  validate: checkApplication,
  tooLongAgo: layoffTooLongAgo,
  proofRules: { ...proofRules.files, hint: proofRules.hint },
};
