import type { ReactNode } from 'react';
import { block, small } from './TaxDisclaimer.css.ts';

export interface TaxDisclaimerProps {
  /** This year's limit as text. @default '$5,250' */
  annualLimit?: string | undefined;
  /** `inline` is one line of small print, `block` a bordered note. @default 'inline' */
  variant?: 'inline' | 'block' | undefined;
}

/** Accompanies every statement about tax (Section 127 of the Internal Revenue Code). */
export function TaxDisclaimer({ annualLimit = '$5,250', variant = 'inline' }: TaxDisclaimerProps): ReactNode {
  return (
    <p className={variant === 'block' ? block : small} data-component="TaxDisclaimer">
      Under Section 127 of the Internal Revenue Code, employers may reimburse up to {annualLimit} per employee
      in the same calendar year tax-free, if the plan covers the course; the limit is shared with student-loan
      help. This is general information, not tax advice: ask your employer or a tax advisor.
    </p>
  );
}
