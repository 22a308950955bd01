import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { helpful, thanks } from './FaqList.css.ts';

export interface HelpfulVoteProps {
  /** Votes so far, this visitor's included. */
  count: number;
  hasVoted: boolean;
  onVote: () => void;
}

/** 'Helpful' with its count; one vote each, and thanks for it. The button stays where it is and keeps focus. */
export function HelpfulVote({ count, hasVoted, onVote }: HelpfulVoteProps): ReactNode {
  return (
    <div className={helpful} data-component="HelpfulVote" data-state={hasVoted ? 'thanked' : 'idle'}>
      <Button
        variant="neutral"
        size="sm"
        iconStart={<Icon icon={hasVoted ? icons.check : icons.thumbsUp} size="sm" />}
        onPress={() => {
          if (!hasVoted) onVote();
        }}
      >
        Helpful ({count})
      </Button>
      <output className={thanks}>
        {hasVoted && (
          <>
            <span>Thanks for your feedback!</span> <span>We're glad this was helpful.</span>
          </>
        )}
      </output>
    </div>
  );
}
