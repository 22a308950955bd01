import { checkWantedModule } from '@redwhiteandcode/contract/curriculum/drafting-rules.ts';
import { type CourseDraft, CourseDraftingForm } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { Drafting } from '../../../parts/curriculum/Drafting.tsx';
import type { SlotProps } from '../../../parts/curriculum/DraftingSlot.tsx';
import { draftedLessonId, withDrafted } from './draftedCourse.ts';

/** Opens a changed draft at a lesson. */
export type OpenDrafted = (change: (draft: CourseDraft) => CourseDraft, lesson: string) => void;

interface CourseDraftingProps extends SlotProps {
  courseId: string;
  /** Returns what is in the editor now. */
  current: () => CourseDraft | undefined;
  onOpen: OpenDrafted;
}

/** The drafts of a whole course or a module, as its editor shows them. */
export default function CourseDrafting({ current, onOpen, ...slot }: CourseDraftingProps): ReactNode {
  return (
    <Drafting
      {...slot}
      elsewhere={({ kind }) => (kind === 'bank' ? 'the assessment of this course' : undefined)}
      form={(start) => (
        <CourseDraftingForm
          mayDraftCourse={current()?.modules.length === 0}
          validate={checkWantedModule}
          onStart={async (wanted) => {
            const form = await start(wanted ? { kind: 'module', ...wanted } : { kind: 'course' });
            return form === undefined ? undefined : { form };
          }}
        />
      )}
      onText={(text) => onOpen((draft) => withDrafted(draft, text), draftedLessonId(text.id))}
    />
  );
}
