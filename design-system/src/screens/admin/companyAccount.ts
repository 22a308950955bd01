import type { Tone } from '../../components/badge/Badge.tsx';

/** The states of a company's account. */
export type CompanyAccountStatus = 'active' | 'inactive';

/** How the states of an account are shown. */
export const accountStatusLooks: Record<CompanyAccountStatus, { label: string; tone: Tone }> = {
  active: { label: 'Active', tone: 'success' },
  inactive: { label: 'Inactive', tone: 'neutral' },
};
