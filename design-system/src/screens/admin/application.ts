import type { Tone } from '../../components/badge/Badge.tsx';

/** An application to Layoff to Lift-Off; names are the API's. */
export interface ApplicationRow {
  id: string;
  applicant_name: string;
  email: string;
  phone: string | null;
  previous_company: string;
  previous_role: string;
  layoff_date: string;
  linkedin_url: string | null;
  current_job_search_status: string;
  target_industry: string | null;
  application_status: string;
  created_at: string;
}

interface StatusLook {
  label: string;
  tone: Tone;
}

const looks: Record<string, StatusLook> = {
  approved: { label: 'Approved', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'danger' },
  under_review: { label: 'Under Review', tone: 'neutral' },
};

/** How a status is shown; what is not known looks as pending does. */
export function applicationLook(status: string): StatusLook {
  return looks[status] ?? { label: 'Pending', tone: 'info' };
}

/** 'actively searching' for 'actively_searching'. */
export function spaced(value: string): string {
  return value.replaceAll('_', ' ');
}

/** Characters of a reason at most. */
export const reasonMax = 1000;
const visible = /[^\p{C}\p{Z}]/u;
const hidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** What is wrong with the reason of a rejection, in the API's words; undefined when nothing is. */
export function checkReason(typed: string): string | undefined {
  const text = typed.trim();
  if (!visible.test(text)) return 'Give the reason; the applicant will read it';
  if (hidden.test(text)) return 'Please remove the control characters';
  return text.length > reasonMax ? 'Use at most 1,000 characters' : undefined;
}
