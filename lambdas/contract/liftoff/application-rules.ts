import { isCalendarDay, yearOf } from '../calendar/calendar.ts';
import { emailRule } from '../text/email-rule.ts';
import { phoneRule } from '../text/phone-rule.ts';
import { check, type Rule, type FieldErrors } from '../text/rules.ts';
import { proofRules } from '../uploads/proof-rules.ts';
import { notInLine, notInLines, optional, textRule, webAddressRule } from '../text/text-rules.ts';

/** The states of an applicant's job search. */
export const jobSearchStatuses = [
  'actively_searching',
  'casually_looking',
  'interviewing',
  'just_started',
] as const;
export type JobSearchStatus = (typeof jobSearchStatuses)[number];

const line = (max: number) => ({ max, tooLong: `Use at most ${max} characters`, forbidden: notInLine });

const reasonMax = 1000;

/** The rules for the text fields of an application to Layoff to Lift-Off and of its review. */
export const applicationRules = {
  name: textRule({ ...line(100), missing: 'Name must be at least 2 characters', min: 2 }),
  email: emailRule(255, 'Invalid email address'),
  phone: phoneRule,
  company: textRule({ ...line(200), missing: 'Company name required', min: 2 }),
  role: textRule({ ...line(200), missing: 'Role required', min: 2 }),
  linkedinUrl: optional(webAddressRule(2048, 'Invalid LinkedIn URL')),
  industry: textRule(line(200)),
  /** An admin's reason for a rejection, on one or more lines. */
  reason: textRule({
    missing: 'Give the reason; the applicant will read it',
    max: reasonMax,
    tooLong: 'Use at most 1,000 characters',
    forbidden: notInLines,
  }),
};

/** The rules for the form that asks why an application is rejected. */
export const reasonRules = { validate: applicationRules.reason, maxLength: reasonMax };

const isJobSearchStatus = (text: string): text is JobSearchStatus =>
  (jobSearchStatuses as readonly string[]).includes(text);

/** The message for a missing or unknown job search status. */
export const jobSearchStatusMissing = 'Please select your status';

/** The message for a layoff more than twelve months ago. The form then points to `/contact`. */
const layoffTooLongAgo = 'The layoff must be within the past 12 months';

/**
 * Returns the rule for a layoff date. `today` is a range of ISO dates, because the date depends on the time zone and only
 * the applicant's browser knows it.
 */
export const layoffDateRule =
  (today: { from: string; to: string }): Rule =>
  (day) => {
    if (!isCalendarDay(day.trim())) return 'Valid date required';
    if (day.trim() > today.to) return 'The layoff date cannot be in the future';
    return day.trim() < `${yearOf(today.from) - 1}${today.from.slice(4)}` ? layoffTooLongAgo : undefined;
  };

/** The form values of an application, without the document. */
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

/** Checks the application form. `today` is the applicant's current date (ISO date). */
export const checkApplication = (
  values: ApplicationValues,
  today: string,
): FieldErrors<keyof ApplicationValues> | undefined =>
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

/** Converts an application to form values, with which a new one can start. */
export const applicationValuesOf = (
  application: { [Field in keyof ApplicationValues]: string | null },
): ApplicationValues => ({
  applicant_name: application.applicant_name ?? '',
  email: application.email ?? '',
  phone: application.phone ?? '',
  previous_company: application.previous_company ?? '',
  previous_role: application.previous_role ?? '',
  layoff_date: application.layoff_date ?? '',
  linkedin_url: application.linkedin_url ?? '',
  current_job_search_status: application.current_job_search_status ?? '',
  target_industry: application.target_industry ?? '',
});

/** Converts checked form values to the API's request body. Throws a RangeError for an unknown status. */
export function applicationOf({ current_job_search_status: status, ...values }: ApplicationValues) {
  if (!isJobSearchStatus(status)) throw new RangeError(`There is no job search status ${status}.`);
  return { ...values, current_job_search_status: status };
}

/** The rules for the application form. */
export const applicationForm = {
  validate: checkApplication,
  tooLongAgo: layoffTooLongAgo,
  proofRules: { ...proofRules.files, hint: proofRules.hint },
};
