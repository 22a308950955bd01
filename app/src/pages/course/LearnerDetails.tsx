import {
  AiDisclosure,
  Alert,
  CourseDetails,
  type CourseDetailsData,
  ErrorState,
  Stack,
} from '@redwhiteandcode/design-system';
import { dayOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Provenance } from '@redwhiteandcode/contract/catalog/operations.ts';
import type { ReactNode } from 'react';
import { courseCopy as copy } from '../../parts/course/courseCopy.ts';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';

export interface LearnerDetailsProps {
  /** Undefined until they are loaded. */
  details: (CourseDetailsData & { provenance?: Provenance | undefined }) | undefined;
  /** Whether the text was generated and no admin has reviewed it. */
  isDraft?: boolean | undefined;
  isFailing: boolean;
  onRetry: () => void;
}

/** A course's details for a signed-in user. */
export function LearnerDetails({ details, isDraft, isFailing, onRetry }: LearnerDetailsProps): ReactNode {
  if (details) {
    return (
      <Stack gap={32}>
        {isDraft && (
          <Alert tone="warning" title={copy.draftTitle}>
            {copy.draftText}
          </Alert>
        )}
        <CourseDetails details={details} disclosure={<Disclosure provenance={details.provenance} />} />
      </Stack>
    );
  }
  if (isFailing) return <ErrorState title={copy.detailsFailure} onRetry={onRetry} />;
  return <DetailsSkeleton />;
}

/** The AI model that wrote the details, or a general label for built-in courses. */
function Disclosure({ provenance }: { provenance: Provenance | undefined }): ReactNode {
  if (!provenance) return <AiDisclosure variant="badge" />;
  return <AiDisclosure provider={provenance.model} date={dayOf('drafted', provenance.date)} />;
}
