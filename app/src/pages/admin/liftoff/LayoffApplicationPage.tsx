import {
  ApplicationReview,
  type ApplicationReviewProps,
  Breadcrumbs,
  Skeleton,
  Stack,
  Timeline,
} from '@redwhiteandcode/design-system';
import { reasonRules } from '@redwhiteandcode/contract/liftoff/application-rules.ts';
import type { ApplicationInList } from '@redwhiteandcode/contract/liftoff/admin-operations.ts';
import type { ReactNode } from 'react';
import { reviewCopy as copy } from './reviewCopy.ts';
import { applicationsHref } from '../../../parts/admin/addresses.ts';
import { historyItems } from './applicationHistory.ts';
import { RecordState, type RecordStatus } from '../../../parts/admin/RecordState.tsx';

export interface LayoffApplicationPageProps {
  /** The list that the application was opened from, with its filter. */
  listHref: string;
  /** The applicant's name, once it is known. */
  name: string | undefined;
  /** The review, or why there is no application. */
  children: ReactNode;
}

/** The page of an application to Layoff to Lift-Off: the link back to the list, then the review. */
export function LayoffApplicationPage({ listHref, name, children }: LayoffApplicationPageProps): ReactNode {
  return (
    <Stack gap={24}>
      <Breadcrumbs
        items={[{ label: copy.record.back, href: listHref }, { label: name ?? copy.record.title }]}
      />
      {children}
    </Stack>
  );
}

/** Replaces the review of an application that is loading, missing, or could not be loaded. */
export function NoApplication({ status }: { status: RecordStatus }): ReactNode {
  return (
    <RecordState status={status} copy={copy.record} listHref={applicationsHref}>
      <Skeleton shape="block" height="24rem" />
    </RecordState>
  );
}

export interface LayoffReviewProps
  extends Omit<ApplicationReviewProps, 'application' | 'history' | 'reasonRules'> {
  application: ApplicationInList;
}

/** An application with its document, its history and the decision. */
export function LayoffReview({ application, ...review }: LayoffReviewProps): ReactNode {
  return (
    <ApplicationReview
      {...review}
      application={application}
      reasonRules={reasonRules}
      history={<Timeline label={copy.history} items={historyItems(application)} />}
    />
  );
}
