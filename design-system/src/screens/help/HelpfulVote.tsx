import { type ReactNode, useId } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { helpful } from './FaqList.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

export interface HelpfulVoteProps {
  /** Votes so far, this visitor's included. */
  count: number;
  hasVoted: boolean;
  onVote: () => void;
}

/**
 * 'Helpful' with its count; each visitor has one vote. The button stays in place, keeps focus and says that the visitor has
 * voted. The page shows thanks in a toast.
 */
export function HelpfulVote({ count, hasVoted, onVote }: HelpfulVoteProps): ReactNode {
  const noteId = useId();
  return (
    <div className={helpful} data-component="HelpfulVote" data-state={hasVoted ? 'voted' : 'idle'}>
      <Button
        variant="neutral"
        size="sm"
        aria-describedby={hasVoted ? noteId : undefined}
        iconStart={<Icon icon={hasVoted ? icons.check : icons.thumbsUp} size="sm" />}
        onPress={() => {
          if (!hasVoted) onVote();
        }}
      >
        Helpful ({count})
      </Button>
      {hasVoted && (
        <span id={noteId} className={smallMuted}>
          You found this helpful.
        </span>
      )}
    </div>
  );
}
