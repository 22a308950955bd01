import type { Tone } from '../../../components/badge/Badge.tsx';
import type { IconSource } from '../../../components/icon/Icon.tsx';
import * as icons from '../../../components/icon/icons.ts';
import type { JobSearchStatus } from '../../liftoff/application.ts';
import type { ApplicationStage } from '../../liftoff/ApplicationStatus.tsx';
import { capitalized } from '../adminTable.ts';

/** An application to Layoff to Lift-Off; the field names are the API's. */
export interface ApplicationRow {
  id: string;
  applicant_name: string;
  email: string;
  phone: string | null;
  previous_company: string;
  previous_role: string;
  layoff_date: string;
  linkedin_url: string | null;
  current_job_search_status: JobSearchStatus;
  target_industry: string | null;
  application_status: ApplicationStage;
  created_at: string;
}

/** The label, tone and icon of each status. */
export const applicationLooks: Record<
  ApplicationStage,
  { label: string; tone: Tone; icon?: IconSource; isOutlined?: boolean }
> = {
  pending: { label: 'Pending', tone: 'neutral', icon: icons.clock, isOutlined: true },
  under_review: { label: 'Under Review', tone: 'neutral' },
  approved: { label: 'Approved', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'danger' },
};

/** Returns 'Actively searching' for 'actively_searching'. */
export function spaced(value: string): string {
  return capitalized(value.replaceAll('_', ' '));
}
