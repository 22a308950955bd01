import type { BankQuestion } from '@redwhiteandcode/contract/assessment/bank.ts';
import { BankDraftingForm, type BankDraftingFormProps } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { Drafting } from '../../../parts/curriculum/Drafting.tsx';
import type { SlotProps } from '../../../parts/curriculum/DraftingSlot.tsx';

interface BankDraftingProps extends SlotProps {
  courseId: string;
  modules: BankDraftingFormProps['modules'];
  /** Opens the questions as unsaved drafts. */
  onOpen: (questions: readonly BankQuestion[]) => void;
}

/** The drafts of the questions of a module, as the editor of the assessment shows them. */
export default function BankDrafting({ modules, onOpen, ...slot }: BankDraftingProps): ReactNode {
  return (
    <Drafting
      {...slot}
      elsewhere={({ kind }) => (kind === 'bank' ? undefined : 'the editor of this course')}
      form={(start) => (
        <BankDraftingForm
          modules={modules}
          onStart={async (module_number) => {
            const form = await start({ kind: 'bank', module_number });
            return form === undefined ? undefined : { form };
          }}
        />
      )}
      advice="Read each question before you approve it."
      onText={({ questions }) => onOpen(questions)}
    />
  );
}
