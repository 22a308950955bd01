import { placedBlocks } from '@redwhiteandcode/contract/course/block-parts.ts';
import type { ReviewedReport } from '@redwhiteandcode/contract/reports/admin-operations.ts';
import { checkAnswer, errorKinds, reportMax } from '@redwhiteandcode/contract/reports/rules.ts';
import {
  Breadcrumbs,
  ReportReview,
  type ReportReviewProps,
  type SanitizedHtml,
  Stack,
} from '@redwhiteandcode/design-system';
import { type ReactNode, useMemo } from 'react';
import { courseAssessmentHref, editedLessonHref, errorReportsHref } from '../../../parts/admin/addresses.ts';
import { openStoredFile } from '../../../parts/admin/openStoredFile.ts';
import { UnsavedLesson } from '../../../parts/learning/UnsavedLesson.tsx';
import { reportsCopy as copy } from './reportsCopy.ts';

export interface ReportPageProps {
  report: ReviewedReport;
  /** Sanitizes the block's HTML, as the player does. */
  sanitize: (html: string) => SanitizedHtml;
  onAnswer: ReportReviewProps['onAnswer'];
}

/** The page of an error report: the learner's text beside the block, and the answer. */
export function ReportPage({ report, sanitize, onAnswer }: ReportPageProps): ReactNode {
  const { content, block, course_id, module_number, lesson_number, attempt } = report;
  const blocks = useMemo(() => placedBlocks({ content, blocks: [block] }), [content, block]);
  return (
    <Stack gap={24}>
      <Breadcrumbs items={[{ label: copy.title, href: errorReportsHref }, { label: report.lesson_title }]} />
      <ReportReview
        report={report}
        kind={errorKinds[report.kind]}
        block={<UnsavedLesson blocks={blocks} sanitize={sanitize} onDownload={openStoredFile} />}
        editorHref={
          attempt === undefined
            ? editedLessonHref(course_id, module_number, lesson_number)
            : courseAssessmentHref(course_id)
        }
        validate={checkAnswer}
        maxLength={reportMax}
        onAnswer={onAnswer}
      />
    </Stack>
  );
}
