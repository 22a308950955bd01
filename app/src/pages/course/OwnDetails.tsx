import { type ReactNode, type RefObject, useRef } from 'react';
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
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { Generation } from './Generation.tsx';
import { type GenerationOf, useGeneration } from './useGeneration.ts';
import { courseCopy as copy } from '../../parts/course/courseCopy.ts';
import { DetailsSkeleton } from './skeletons.tsx';

export interface OwnDetailsProps {
  courseId: string;
  /** The course's title; undefined while loading. */
  title: string | undefined;
  /** Whether the text was generated and no admin has reviewed it. */
  isDraft?: boolean | undefined;
  /** Whether the course has an assessment. */
  hasAssessment?: boolean | undefined;
  /** Called to reload the course when its details have been written. */
  onWritten: () => void;
}

/** A course's details for a signed-in user, or the button that generates them. */
export default function OwnDetails(props: OwnDetailsProps): ReactNode {
  const { courseId, title, isDraft, hasAssessment, onWritten } = props;
  const region = useRef<HTMLDivElement>(null);
  const { data, error, mutate } = useSessionQuery('GET /api/courses/{courseId}/details', {
    path: { courseId },
  });
  const reload = () => {
    void mutate();
    onWritten();
  };
  return (
    <div ref={region} tabIndex={-1}>
      {!data && error?.status === 404 ? (
        <CourseGeneration region={region} courseId={courseId} title={title ?? courseId} onWritten={reload} />
      ) : (
        <LearnerDetails
          details={data}
          isDraft={isDraft}
          hasAssessment={hasAssessment}
          isFailing={error !== undefined}
          onRetry={() => void mutate()}
        />
      )}
    </div>
  );
}

interface CourseGenerationProps extends GenerationOf {
  /** The element around the button, the progress and the details: it gets the focus when one replaces another. */
  region: RefObject<HTMLElement | null>;
}

/** Generates the details of a course that has none: the button, the progress and the result. */
function CourseGeneration({ region, ...course }: CourseGenerationProps): ReactNode {
  const { start, cancel, ...generation } = useGeneration(course);
  // The pressed button disappears, so its region gets the focus.
  const keepFocus = (act: () => Promise<void>) => () => void act().then(() => region.current?.focus());
  return <Generation {...generation} onStart={keepFocus(start)} onCancel={keepFocus(cancel)} />;
}

export interface LearnerDetailsProps {
  /** Undefined until they are loaded. */
  details: (CourseDetailsData & { provenance?: Provenance | undefined }) | undefined;
  /** Whether the text was generated and no admin has reviewed it. */
  isDraft?: boolean | undefined;
  /** Whether the course has an assessment. @default false */
  hasAssessment?: boolean | undefined;
  isFailing: boolean;
  onRetry: () => void;
}

/** A course's details for a signed-in user. */
export function LearnerDetails(props: LearnerDetailsProps): ReactNode {
  const { details, isDraft, hasAssessment = false, isFailing, onRetry } = props;
  if (details) {
    return (
      <Stack gap={32}>
        {isDraft && (
          <Alert tone="warning" title={copy.draftTitle}>
            {copy.draftText}
          </Alert>
        )}
        <CourseDetails
          details={details}
          disclosure={<Disclosure provenance={details.provenance} hasAssessment={hasAssessment} />}
        />
      </Stack>
    );
  }
  if (isFailing) return <ErrorState title={copy.detailsFailure} onRetry={onRetry} />;
  return <DetailsSkeleton />;
}

/** The AI model that wrote the details, or a general label for built-in courses. */
function Disclosure({
  provenance,
  hasAssessment,
}: {
  provenance: Provenance | undefined;
  hasAssessment: boolean;
}): ReactNode {
  if (!provenance) return <AiDisclosure variant="badge" />;
  const { model, date } = provenance;
  return <AiDisclosure provider={model} date={dayOf('drafted', date)} isUngraded={!hasAssessment} />;
}
