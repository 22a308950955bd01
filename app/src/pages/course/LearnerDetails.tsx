import {
  AiDisclosure,
  CourseDetails,
  type CourseDetailsData,
  ErrorState,
} from '@redwhiteandcode/design-system';
import { dayOf } from '@redwhiteandcode/lambdas/contract/calendar.ts';
import type { Provenance } from '@redwhiteandcode/lambdas/contract/catalog.ts';
import type { ReactNode } from 'react';
import { courseCopy as copy } from '../../copy/course.ts';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';

export interface LearnerDetailsProps {
  /** Undefined until they are loaded. */
  details: (CourseDetailsData & { provenance?: Provenance | undefined }) | undefined;
  isFailing: boolean;
  onRetry: () => void;
}

/** A course's details for a signed-in user. */
export function LearnerDetails({ details, isFailing, onRetry }: LearnerDetailsProps): ReactNode {
  if (details) {
    return <CourseDetails details={details} disclosure={<Disclosure provenance={details.provenance} />} />;
  }
  if (isFailing) return <ErrorState title={copy.detailsFailure} onRetry={onRetry} />;
  return <DetailsSkeleton />;
}

/** The AI model that wrote the details, or a general label for built-in courses. */
function Disclosure({ provenance }: { provenance: Provenance | undefined }): ReactNode {
  if (!provenance) return <AiDisclosure variant="badge" />;
  return <AiDisclosure provider={provenance.model} date={dayOf('drafted', provenance.date)} />;
}
