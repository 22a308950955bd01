import { type ReactNode, useId } from 'react';
import { Card } from '../../components/card/Card.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { TaxDisclaimer } from '../disclosure/TaxDisclaimer.tsx';
import { formatDollars } from '../dollars.ts';
import {
  benefit,
  benefitLeft,
  legend,
  legendItem,
  legendValue,
  meter,
  meterRequested,
  meterPaid,
  swatch,
} from './dashboard.css.ts';
import { muted, smallMuted } from '../../theme/mutedText.css.ts';

export interface AnnualBenefitProps {
  /** The calendar year. */
  year: number;
  /** The year's limit in dollars. */
  limit: number;
  /** The amount paid this year according to the learner's records, in dollars; left out while loading. */
  reimbursed?: number | undefined;
  /** The amount requested but not decided yet, in dollars. @default 0 */
  requested?: number | undefined;
  /** Why loading failed. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/** How much of this year's tax-free limit the learner's records use, and how much is left. */
export function AnnualBenefit(props: AnnualBenefitProps): ReactNode {
  const { year, limit, reimbursed, error, onRetry, headingLevel = 2 } = props;
  const titleId = useId();
  if (error !== undefined) {
    return (
      <ErrorState
        headingLevel={headingLevel}
        title="Your records could not be loaded"
        description={error}
        onRetry={onRetry}
      />
    );
  }
  return (
    <Card as="section" isRaised aria-labelledby={titleId}>
      <div className={benefit} data-component="AnnualBenefit">
        <Heading level={headingLevel} size="sm" id={titleId}>
          Your {year} education benefit
        </Heading>
        {reimbursed === undefined ? <Loading /> : <Amounts {...props} reimbursed={reimbursed} />}
        <TaxDisclaimer annualLimit={formatDollars(limit)} />
      </div>
    </Card>
  );
}

function Amounts({
  year,
  limit,
  reimbursed,
  requested = 0,
}: AnnualBenefitProps & { reimbursed: number }): ReactNode {
  const used = reimbursed + requested;
  const left = Math.max(0, limit - used);
  const share = (amount: number) => `${(Math.min(amount, limit) / Math.max(used, limit, 1)) * 100}%`;
  return (
    <>
      <p>
        <span className={benefitLeft}>{formatDollars(left)}</span>{' '}
        <span className={smallMuted}>
          left of {formatDollars(limit)} in {year}
        </span>
      </p>
      <div className={meter} aria-hidden="true">
        {reimbursed > 0 && <span className={meterPaid} style={{ inlineSize: share(reimbursed) }} />}
        {requested > 0 && <span className={meterRequested} style={{ inlineSize: share(requested) }} />}
      </div>
      <dl className={legend}>
        <Amount look={meterPaid} term="Reimbursed" value={reimbursed} />
        <Amount look={meterRequested} term="Requested" value={requested} />
        <Amount term="Left" value={left} />
      </dl>
      {used > limit && (
        <Alert tone="warning" title="Your records are above the limit">
          They add up to {formatDollars(used)}. Any amount above {formatDollars(limit)} in one calendar year
          may be taxable: ask your employer or a tax adviser.
        </Alert>
      )}
    </>
  );
}

function Amount({ look, term, value }: { look?: string; term: string; value: number }): ReactNode {
  return (
    <div className={legendItem}>
      <span className={look ? `${swatch} ${look}` : swatch} aria-hidden="true" />
      <dt className={muted}>{term}</dt>
      <dd className={legendValue}>{formatDollars(value)}</dd>
    </div>
  );
}

function Loading(): ReactNode {
  return (
    <Stack gap={12}>
      <VisuallyHidden as="output">Loading your records...</VisuallyHidden>
      <Skeleton shape="title" width="12rem" />
      <Skeleton shape="block" height="0.75rem" />
      <Skeleton width="60%" />
    </Stack>
  );
}
