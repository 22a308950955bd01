import { AnnualBenefit } from '@redwhiteandcode/design-system';
import { readerToday, yearOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { ReactNode } from 'react';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { useCap } from './useToolkits.ts';

export interface BenefitProps {
  headingLevel?: 2 | 3;
  /** A link, or the form for other assistance. */
  children?: (cap: ReturnType<typeof useCap>) => ReactNode;
}

/** This year's limit and how much of it the user's records use. */
export function Benefit({ headingLevel, children }: BenefitProps): ReactNode {
  const query = useCap();
  const { data, error, mutate } = query;
  return (
    <AnnualBenefit
      benefit={data}
      year={data?.year ?? yearOf(readerToday())}
      error={error && errorMessageOf(error)}
      onRetry={() => void mutate()}
      headingLevel={headingLevel}
    >
      {children?.(query)}
    </AnnualBenefit>
  );
}
