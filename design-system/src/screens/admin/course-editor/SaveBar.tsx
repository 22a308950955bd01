import type { ReactNode } from 'react';
import { StatusBadge } from '../../../components/badge/StatusBadge.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Inline } from '../../../layout/Inline.tsx';
import { saveBar, saveState } from './CourseEditor.css.ts';

interface SaveBarProps {
  isPublished: boolean;
  isSaved: boolean;
  /** The name of what was taken away last. */
  removed: string | undefined;
  pending: 'draft' | 'published' | undefined;
  onUndo: () => void;
  onSave: (isPublishing: boolean) => void;
}

/** What is stored of the course and the ways to store it. */
export function SaveBar({ isPublished, isSaved, removed, pending, onUndo, onSave }: SaveBarProps): ReactNode {
  const state = isSaved ? 'Everything is saved' : 'Unsaved changes';
  return (
    <div className={saveBar}>
      <div className={saveState}>
        <StatusBadge tone={isPublished ? 'success' : 'neutral'}>
          {isPublished ? 'Published' : 'Draft'}
        </StatusBadge>
        <output>{removed === undefined ? state : `Removed ${removed}.`}</output>
        {removed !== undefined && (
          <Button variant="quiet" size="sm" onPress={onUndo}>
            Undo
          </Button>
        )}
      </div>
      <Inline gap={12}>
        <Button variant="neutral" isPending={pending === 'draft'} onPress={() => onSave(false)}>
          Save draft
        </Button>
        <Button isPending={pending === 'published'} onPress={() => onSave(true)}>
          {isPublished ? 'Publish changes' : 'Publish'}
        </Button>
      </Inline>
    </div>
  );
}
