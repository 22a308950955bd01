import { type ReactNode, useId } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Card } from '../../components/card/Card.tsx';
import { CodeText } from '../../components/code-text/CodeText.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { formatDate } from '../../components/date/date.ts';
import { type CertificateSummary, stateOf, stateTexts } from './certificateState.ts';
import { resultText } from '../assessment/assessment.ts';
import { assessed } from './certificateWords.ts';
import { buttons, earned, earnedFacts, earnedHead, earnedTitle, listContainer } from './certificate.css.ts';

export interface CertificateListProps {
  /** Left out while loading. */
  certificates?: readonly CertificateSummary[] | undefined;
  /** Returns the address of a certificate's page. */
  certificateHref: (certificate: CertificateSummary) => string;
  /** Why loading failed. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** @default '/dashboard' */
  dashboardHref?: string | undefined;
}

/** A learner's certificates, each with its number, its state, and a link to its page. */
export function CertificateList(props: CertificateListProps): ReactNode {
  const { certificates, error, onRetry, dashboardHref = '/dashboard' } = props;
  if (error !== undefined && certificates === undefined) {
    return <ErrorState title="Failed to load your certificates" description={error} onRetry={onRetry} />;
  }
  if (certificates === undefined) return <Loading />;
  if (certificates.length === 0) {
    return (
      <EmptyState
        icon={<Icon icon={icons.award} size="lg" />}
        title="No certificates yet"
        description="Complete all lessons of a course, and its certificate appears here."
        action={<ButtonLink href={dashboardHref}>Go to My Courses</ButtonLink>}
      />
    );
  }
  return (
    <Stack as="ul" gap={16}>
      {certificates.map((certificate) => (
        <li key={certificate.certificate_number}>
          <Earned {...props} certificate={certificate} />
        </li>
      ))}
    </Stack>
  );
}

function Earned({
  certificate,
  certificateHref,
}: CertificateListProps & { certificate: CertificateSummary }): ReactNode {
  const titleId = useId();
  const state = stateOf(certificate);
  const { tone, label } = stateTexts[state];
  const isValid = state === 'valid';
  return (
    <Card as="article" isRaised aria-labelledby={titleId}>
      <div className={listContainer} data-component="CertificateList" data-status={state}>
        <div className={earned}>
          <div className={earnedHead}>
            <h2 id={titleId} className={earnedTitle}>
              {certificate.course_title}
            </h2>
            <p className={earnedFacts}>
              <span>{formatDate(certificate.completion_date)}</span>
              {certificate.result && <span>{`${assessed}: ${resultText(certificate.result)}`}</span>}
              <CodeText>{certificate.certificate_number}</CodeText>
              {!isValid && <StatusBadge tone={tone}>{label}</StatusBadge>}
            </p>
          </div>
          <div className={buttons}>
            <ButtonLink href={certificateHref(certificate)} variant="neutral" aria-describedby={titleId}>
              View Certificate
            </ButtonLink>
          </div>
        </div>
      </div>
    </Card>
  );
}

function Loading(): ReactNode {
  return (
    <div>
      <VisuallyHidden as="output">Loading your certificates...</VisuallyHidden>
      <Stack gap={16}>
        <CardSkeleton />
        <CardSkeleton />
      </Stack>
    </div>
  );
}

function CardSkeleton(): ReactNode {
  return (
    <Card isRaised>
      <Stack gap={8}>
        <Skeleton shape="title" width="50%" />
        <Skeleton width="14rem" />
        <Skeleton shape="block" height="2.5rem" width="10rem" />
      </Stack>
    </Card>
  );
}
