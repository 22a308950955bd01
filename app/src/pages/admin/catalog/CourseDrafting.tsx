import { lazy, type ReactNode } from 'react';
import { DraftingSlot } from '../../../parts/curriculum/DraftingSlot.tsx';
import type { CourseDraftingProps } from './draftedCourse.ts';

/** Loads when an admin wants a draft, or has one. */
const CourseDraftingPanel = lazy(() => import('./CourseDraftingPanel.tsx'));

/** The button for drafts of a model in the course editor, and their panel; the page loads it later. */
export default function CourseDrafting(props: CourseDraftingProps): ReactNode {
  return (
    <DraftingSlot courseId={props.courseId}>
      {(slot) => <CourseDraftingPanel {...props} {...slot} />}
    </DraftingSlot>
  );
}
