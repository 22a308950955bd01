import { ReportButton } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ReportedPlace } from './ReportErrorDialog.tsx';

/** Loaded when it is first opened. */
const ReportErrorDialog = lazy(() => import('./ReportErrorDialog.tsx'));

/**
 * Returns a function that renders the button under a block or a question that reports an error in it, and the dialog to
 * render. `subjectOf` returns what a sentence calls it.
 */
export function useErrorReports<Item extends { id: string }>(
  placeOf: (item: Item) => ReportedPlace,
  subjectOf: (item: Item) => string,
): { renderUnder: (item: Item) => ReactNode; dialog: ReactNode } {
  const [opened, setOpened] = useState<Item>();
  const [reported, setReported] = useState<ReadonlySet<string>>(new Set());
  const renderUnder = (item: Item) => (
    <ReportButton
      subject={subjectOf(item)}
      isReported={reported.has(item.id)}
      onPress={() => setOpened(item)}
    />
  );
  const dialog = opened && (
    <Suspense fallback={null}>
      <ReportErrorDialog
        place={placeOf(opened)}
        subject={subjectOf(opened)}
        onReported={() => setReported((before) => new Set(before).add(opened.id))}
        onClose={() => setOpened(undefined)}
      />
    </Suspense>
  );
  return { renderUnder, dialog };
}
