import * as z from 'zod';

export const ApplicationStatus = z
  .enum(['pending', 'under_review', 'approved', 'rejected'])
  .meta({ id: 'ApplicationStatus' });
export const JobSearchStatus = z
  .enum(['actively_searching', 'casually_looking', 'interviewing', 'just_started'])
  .meta({ id: 'JobSearchStatus' });

/** An application to Layoff to Lift-Off. `proof_document_url` holds the private object's key, never an address. */
export const LayoffApplication = z
  .object({
    id: z.string(),
    user_id: z.string(),
    applicant_name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    previous_company: z.string(),
    previous_role: z.string(),
    layoff_date: z.iso.date(),
    linkedin_url: z.string().nullable(),
    current_job_search_status: JobSearchStatus,
    target_industry: z.string().nullable(),
    proof_document_url: z.string().nullable(),
    application_status: ApplicationStatus,
    approved_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'LayoffApplication' });
export type LayoffApplication = z.infer<typeof LayoffApplication>;
