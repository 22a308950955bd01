/** The application's values, as typed. */
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

/** The fields that can have an error: the values and the document. */
export type ApplicationField = keyof ApplicationValues | 'proof_document';

/** The fields' labels in display order. */
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

/** The state of an applicant's job search. */
export type JobSearchStatus = 'actively_searching' | 'casually_looking' | 'interviewing' | 'just_started';

/** The labels of the job search statuses in display order. */
export const jobSearchLabels: Record<JobSearchStatus, string> = {
  actively_searching: 'Actively searching',
  casually_looking: 'Casually looking',
  interviewing: 'Interviewing',
  just_started: 'Just started',
};

/** Returns the form's current values. */
export function readDraft(data: FormData): ApplicationValues {
  const { proof_document: _file, ...labels } = applicationLabels;
  return Object.fromEntries(
    Object.keys(labels).map((name) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  ) as ApplicationValues;
}
