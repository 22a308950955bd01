import type { CourseDraft } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode } from 'react';
import { DraftingSlot } from '../../../parts/curriculum/DraftingSlot.tsx';

/** Loads when an admin wants a draft, or has one. */
const CourseDraftingPanel = lazy(() => import('./CourseDraftingPanel.tsx'));

/** Opens a changed draft at a lesson. */
export type OpenDrafted = (change: (draft: CourseDraft) => CourseDraft, lesson: string) => void;

export interface CourseDraftingProps {
  courseId: string;
  /** Returns what is in the editor now. */
  current: () => CourseDraft | undefined;
  onOpen: OpenDrafted;
}

/** The button for drafts of a model in the course editor, and their panel; the page loads it later. */
export default function CourseDrafting(props: CourseDraftingProps): ReactNode {
  return (
    <DraftingSlot courseId={props.courseId}>
      {(slot) => <CourseDraftingPanel {...props} {...slot} />}
    </DraftingSlot>
  );
}
