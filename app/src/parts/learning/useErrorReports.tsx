import { type LessonBlock, ReportButton } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { blockSubject } from '../../../parts/learning/blockSubject.ts';
import type { PlacedLesson } from '../../../parts/learning/lessons.ts';

/** Loaded when it is first opened. */
const ReportErrorDialog = lazy(() => import('./ReportErrorDialog.tsx'));

/** Returns a function that renders the button under a block that reports an error in it, and the dialog to render. */
export function useErrorReports(
  courseId: string,
  lesson: PlacedLesson,
): { renderUnder: (block: LessonBlock) => ReactNode; dialog: ReactNode } {
  const [opened, setOpened] = useState<LessonBlock>();
  const [reported, setReported] = useState<ReadonlySet<string>>(new Set());
  const renderUnder = (block: LessonBlock) => (
    <ReportButton
      subject={blockSubject(block)}
      isReported={reported.has(block.id)}
      onPress={() => setOpened(block)}
    />
  );
  const dialog = opened && (
    <Suspense fallback={null}>
      <ReportErrorDialog
        courseId={courseId}
        lesson={lesson}
        blockId={opened.id}
        subject={blockSubject(opened)}
        onReported={() => setReported((before) => new Set(before).add(opened.id))}
        onClose={() => setOpened(undefined)}
      />
    </Suspense>
  );
  return { renderUnder, dialog };
}
