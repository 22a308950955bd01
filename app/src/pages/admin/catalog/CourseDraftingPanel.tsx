import { checkWantedModule } from '@redwhiteandcode/contract/curriculum/drafting-rules.ts';
import { CourseDraftingForm } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { Drafting } from '../../../parts/curriculum/Drafting.tsx';
import type { SlotProps } from '../../../parts/curriculum/DraftingSlot.tsx';
import { type CourseDraftingProps, draftedLessonId, withDrafted } from './draftedCourse.ts';

/** The drafts of a whole course or a module, as its editor shows them. */
export default function CourseDraftingPanel({
  current,
  onOpen,
  ...slot
}: CourseDraftingProps & SlotProps): ReactNode {
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
      advice="Read what the model wrote, then save it."
      onText={(text) => onOpen((draft) => withDrafted(draft, text), draftedLessonId(text.id))}
    />
  );
}
