import type {
  Drafting as Draft,
  DraftedText,
} from '@redwhiteandcode/contract/curriculum/admin-operations.ts';
import { Alert, DraftingPanel, toast } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { focusPage } from '../../shell/frame/focusPage.ts';
import type { SlotProps } from './DraftingSlot.tsx';
import { type DraftingState, useDrafting } from './useDrafting.ts';

const noModel = 'No model is set up on this platform, so it cannot draft.';

interface DraftingProps extends SlotProps {
  courseId: string;
  /** Returns where a draft opens, if not on this page. */
  elsewhere: (draft: Draft) => string | undefined;
  /** Renders the form that starts a draft. */
  form: (start: DraftingState['start']) => ReactNode;
  /** What is read next, for the toast. */
  advice: string;
  /** Opens what was drafted as unsaved changes. */
  onText: (text: DraftedText) => void;
}

/** The panel for an admin's draft of a course, connected to the API. */
export function Drafting({
  courseId,
  elsewhere,
  form,
  advice,
  onText,
  takesFocus,
  onClose,
}: DraftingProps): ReactNode {
  const { drafting, model, start, remove, open } = useDrafting(courseId);
  const removeAndClose = async () => {
    const failure = await remove();
    if (failure === undefined) onClose();
    return failure;
  };
  const openAndClose = async () => {
    const failure = await open(onText);
    if (failure !== undefined) return failure;
    onClose();
    toast({ title: 'Opened as unsaved changes', description: advice, tone: 'success' });
    focusPage();
    return undefined;
  };
  return (
    <DraftingPanel
      draft={drafting ?? null}
      form={model === null ? <Alert tone="info">{noModel}</Alert> : form(start)}
      elsewhere={drafting ? elsewhere(drafting) : undefined}
      onOpen={openAndClose}
      onRemove={removeAndClose}
      onClose={onClose}
      takesFocus={takesFocus}
    />
  );
}
