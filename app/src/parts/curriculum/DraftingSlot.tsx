import { Button, Icon, icons, Skeleton } from '@redwhiteandcode/design-system';
import { type ReactNode, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAdminQuery } from '../admin/useAdminQuery.ts';

/** What a slot passes to the panel in it. */
export interface SlotProps {
  /** Whether the panel takes the focus when it appears. */
  takesFocus: boolean;
  /** Shows the button again, and moves the focus to it if it was in the panel. */
  onClose: () => void;
}

interface DraftingSlotProps {
  courseId: string;
  /** Renders the panel, which loads then. */
  children: (slot: SlotProps) => ReactNode;
}

const focus = (element: HTMLElement | null): void => element?.focus();

/** The button that opens the panel for drafts of a model. The panel is open from the start if the admin has a draft. */
export function DraftingSlot({ courseId, children }: DraftingSlotProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [hasClosed, setHasClosed] = useState(false);
  const { data } = useAdminQuery('GET /api/admin/courses/{courseId}/drafting', { path: { courseId } });
  if (isOpen || data?.drafting)
    return (
      <Suspense fallback={<Skeleton height="8rem" />}>
        {children({
          takesFocus: isOpen,
          onClose: () => {
            // The button takes the focus before whatever else the caller focuses.
            flushSync(() => {
              setIsOpen(false);
              setHasClosed(true);
            });
          },
        })}
      </Suspense>
    );
  return (
    <div>
      <Button
        ref={hasClosed ? focus : undefined}
        variant="neutral"
        iconStart={<Icon icon={icons.sparkles} size="sm" />}
        onPress={() => setIsOpen(true)}
      >
        Draft with AI
      </Button>
    </div>
  );
}
