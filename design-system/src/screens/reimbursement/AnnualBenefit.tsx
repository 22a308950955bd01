import { type ReactNode, useId } from 'react';
import { Card } from '../../components/card/Card.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { TaxDisclaimer } from './TaxDisclaimer.tsx';
import { formatCents, formatDollars } from '../../components/money/dollars.ts';
import {
  benefit,
  benefitLeft,
  legend,
  legendItem,
  legendValue,
  meter,
  meterDeclared,
  meterPaid,
  meterRequested,
  swatch,
} from './AnnualBenefit.css.ts';
import { muted, smallMuted } from '../../theme/mutedText.css.ts';

/** How much of a calendar year's limit is used. Amounts are in cents. */
export interface AnnualBenefitSummary {
  /** The calendar year. */
  year: number;
  limit_cents: number;
  /** Paid by employers, according to the learner's records. */
  paid_cents: number;
  /** Other assistance that the learner declared. */
  declared_cents: number;
  /** The rest of the limit after both. */
  left_cents: number;
  /** Submitted or approved, and not paid yet. */
  requested_cents: number;
  /** Sentences about an unknown limit, an exceeded one, and the end of the year. */
  warnings: readonly string[];
}

export interface AnnualBenefitProps {
  /** Undefined while loading. */
  benefit: AnnualBenefitSummary | undefined;
  /** The calendar year, also while loading. */
  year: number;
  /** Why loading failed. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** A link, or the form for other assistance. */
  children?: ReactNode;
}

/** How much of this year's tax-free limit the learner's records use, and how much is left. */
export function AnnualBenefit(props: AnnualBenefitProps): ReactNode {
  const { benefit: summary, year, error, onRetry, headingLevel = 2, children } = props;
  const titleId = useId();
  if (error !== undefined && !summary) {
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
        {summary ? <Amounts {...summary} /> : <Loading />}
        {children}
        <TaxDisclaimer annualLimit={summary && formatDollars(summary.limit_cents / 100)} />
      </div>
    </Card>
  );
}

function Amounts(summary: AnnualBenefitSummary): ReactNode {
  const { year, limit_cents, paid_cents, declared_cents, requested_cents, left_cents, warnings } = summary;
  const whole = Math.max(paid_cents + declared_cents + requested_cents, limit_cents, 1);
  const parts = [
    { term: 'Reimbursed', cents: paid_cents, look: meterPaid },
    { term: 'Other assistance', cents: declared_cents, look: meterDeclared },
    { term: 'Requested', cents: requested_cents, look: meterRequested },
  ];
  return (
    <>
      <p>
        <span className={benefitLeft}>{formatCents(left_cents)}</span>{' '}
        <span className={smallMuted}>
          left of {formatDollars(limit_cents / 100)} in {year}
        </span>
      </p>
      <div className={meter} aria-hidden="true">
        {parts.map(
          ({ term, cents, look }) =>
            cents > 0 && (
              <span key={term} className={look} style={{ inlineSize: `${(cents / whole) * 100}%` }} />
            ),
        )}
      </div>
      <dl className={legend}>
        {parts.map(({ term, cents, look }) => (
          <div key={term} className={legendItem}>
            <span className={`${swatch} ${look}`} aria-hidden="true" />
            <dt className={muted}>{term}</dt>
            <dd className={legendValue}>{formatCents(cents)}</dd>
          </div>
        ))}
      </dl>
      {warnings.map((warning) => (
        <Alert key={warning} tone="warning">
          {warning}
        </Alert>
      ))}
    </>
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
