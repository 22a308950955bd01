import type { Tone } from '../../../components/badge/Badge.tsx';

/** The statuses of a company's account. */
export type CompanyAccountStatus = 'active' | 'inactive';

/** The label and tone of each status. */
export const accountStatusLooks: Record<CompanyAccountStatus, { label: string; tone: Tone }> = {
  active: { label: 'Active', tone: 'success' },
  inactive: { label: 'Inactive', tone: 'neutral' },
};
