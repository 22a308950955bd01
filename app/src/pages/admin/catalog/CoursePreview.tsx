import {
  CourseDetails,
  type CourseDraft,
  CourseHeader,
  type CourseSummary,
  Disclosure,
  Heading,
  type SanitizedHtml,
  Stack,
  Text,
} from '@redwhiteandcode/design-system';
import type { EditableCourse } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { hoursInputs, hoursOf } from '@redwhiteandcode/contract/course/hours.ts';
import { checkCourseNumbers, courseNumbersOf } from '@redwhiteandcode/contract/course/numbers.ts';
import { dollars } from '@redwhiteandcode/contract/text/money.ts';
import type { ReactNode } from 'react';
import { openStoredFile } from '../../../parts/admin/openStoredFile.ts';
import { courseEditorCopy } from './courseCopy.ts';
import { UnsavedLesson } from '../../../parts/learning/UnsavedLesson.tsx';

const copy = courseEditorCopy.preview;

export interface CoursePreviewProps {
  draft: CourseDraft;
  /** The course's assessment, whose questions count in the hours. */
  assessment: EditableCourse['assessment'];
  /** Sanitizes a lesson's HTML, as the player does. */
  sanitize: (html: string) => SanitizedHtml;
}

const blocksOf = ({ lessons }: CourseDraft['modules'][number]) => lessons.flatMap(({ blocks }) => blocks);

/** Returns the draft with its hours and its typed numbers as the course page shows them. */
function summaryOf(draft: CourseDraft, assessment: EditableCourse['assessment']): CourseSummary {
  const { certificate_months, price_cents, list_price } = courseNumbersOf(draft);
  return {
    ...draft,
    id: 'preview',
    title: draft.title || copy.untitled,
    duration: draft.duration || copy.noDuration,
    hours: hoursOf(hoursInputs(draft.modules.flatMap(blocksOf), assessment)),
    assessment,
    certificate_months: certificate_months || null,
    deduction: Number.isNaN(price_cents) ? draft.price || copy.noPrice : dollars(price_cents),
    list_price: checkCourseNumbers(draft, businessToday()) ? null : list_price,
  };
}

/** A course as learners will see it: its page, then its lessons. */
export default function CoursePreview({ draft, assessment, sanitize }: CoursePreviewProps): ReactNode {
  return (
    <Stack gap={32}>
      <CourseHeader course={summaryOf(draft, assessment)} headingLevel={2} />
      <CourseDetails details={draft.details} />
      <Stack gap={16}>
        <Heading level={2}>{copy.lessons}</Heading>
        {draft.modules.length === 0 && <Text tone="muted">{copy.noLessons}</Text>}
        {draft.modules.map(({ id, module_title, lessons }, at) => (
          <Stack key={id} gap={8}>
            <Heading level={3}>{`${at + 1}. ${module_title || copy.untitled}`}</Heading>
            <div>
              {lessons.map((lesson) => (
                <Disclosure key={lesson.id} title={lesson.lesson_title || copy.untitled} headingLevel={4}>
                  <UnsavedLesson blocks={lesson.blocks} sanitize={sanitize} onDownload={openStoredFile} />
                </Disclosure>
              ))}
            </div>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
