import type { ReactNode, Ref } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { Button } from '../../components/button/Button.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { saveBar, saveState } from './CourseEditor.css.ts';

interface SaveBarProps {
  isPublished: boolean;
  /** Whether publishing opens a generated course that nobody has reviewed. */
  awaitsReview: boolean;
  /** Whether the course was never saved. */
  isNew: boolean;
  isSaved: boolean;
  /** Whether learners see what was last saved. */
  isLive: boolean;
  /** Whether the course has modules with lessons. */
  hasLessons: boolean;
  /** How the course was last saved since the editor was opened. */
  savedAs: 'draft' | 'published' | undefined;
  /** The name of the item that was removed last. */
  removed: string | undefined;
  pending: 'draft' | 'published' | undefined;
  undoId: string;
  /** The save state, which takes focus when the question about a conflict is answered and goes. */
  stateRef: Ref<HTMLOutputElement>;
  onUndo: () => void;
  onSave: (isPublishing: boolean) => void;
}

const savedTexts = {
  before: 'All changes saved',
  draft: 'Draft saved',
  published: 'Published: learners see this',
  empty: 'Published without lessons: the course opens soon',
} as const;

/** The save state of the course, with the buttons to save and publish. */
export function SaveBar(props: SaveBarProps): ReactNode {
  const {
    isPublished,
    awaitsReview,
    isNew,
    isSaved,
    isLive,
    hasLessons,
    savedAs,
    removed,
    pending,
    undoId,
    stateRef,
    onUndo,
    onSave,
  } = props;
  const state = isSaved
    ? isNew
      ? 'Nothing to save yet'
      : savedTexts[savedAs === 'published' && !hasLessons ? 'empty' : (savedAs ?? 'before')]
    : isNew
      ? 'Not saved yet'
      : 'Unsaved changes';
  return (
    <div className={saveBar}>
      <div className={saveState}>
        <StatusBadge tone={awaitsReview ? 'warning' : isPublished ? 'success' : 'neutral'}>
          {awaitsReview ? 'Draft, not reviewed' : isPublished ? 'Published' : 'Draft'}
        </StatusBadge>
        <output ref={stateRef} tabIndex={-1}>
          {removed === undefined ? state : `Removed ${removed}.`}
        </output>
        {removed !== undefined && (
          <Button id={undoId} variant="quiet" size="sm" onPress={onUndo}>
            Undo
          </Button>
        )}
      </div>
      <Inline gap={12}>
        <Button variant="neutral" isPending={pending === 'draft'} onPress={() => onSave(false)}>
          Save draft
        </Button>
        <Button
          variant={isSaved && (isNew || isLive) ? 'neutral' : 'primary'}
          isPending={pending === 'published'}
          onPress={() => onSave(true)}
        >
          {awaitsReview ? 'Review and open' : isPublished ? 'Publish changes' : 'Publish'}
        </Button>
      </Inline>
    </div>
  );
}
