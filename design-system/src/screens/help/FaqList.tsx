import { type ReactNode, useId } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { Accordion } from '../../components/disclosure/Accordion.tsx';
import { answer, helpful, question as questionClass, words } from './FaqList.css.ts';
import type { FaqItem } from './faq.ts';
import { Button } from '../../components/button/Button.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

export interface FaqListProps {
  items: readonly FaqItem[];
  /** Counts a visitor's vote. */
  onHelpful: (id: string) => void;
  /** Ids of the questions this visitor found helpful; the counts include those votes. */
  votedIds?: readonly string[] | undefined;
}

/** Questions that expand to show their answers, one at a time, with a vote button unless an item has none. */
export function FaqList({ items, onHelpful, votedIds = [] }: FaqListProps): ReactNode {
  return (
    <div data-component="FaqList">
      <Accordion
        headingLevel={3}
        items={items.map((item) => ({
          id: item.id,
          title: <Question {...item} />,
          content: (
            <>
              <p className={answer}>{item.answer}</p>
              {item.hasVote !== false && (
                <HelpfulVote
                  count={item.helpful_count ?? 0}
                  hasVoted={votedIds.includes(item.id)}
                  onVote={() => onHelpful(item.id)}
                />
              )}
            </>
          ),
        }))}
      />
    </div>
  );
}

/** The category is beside the question, or below it if it does not fit. */
function Question({ question, category }: FaqItem): ReactNode {
  return (
    <span className={questionClass}>
      <span className={words}>{question}</span>
      <Badge>{category}</Badge>
    </span>
  );
}

interface HelpfulVoteProps {
  /** Votes so far, this visitor's included. */
  count: number;
  hasVoted: boolean;
  onVote: () => void;
}

/**
 * 'Helpful' with its count; each visitor has one vote. The button stays in place, keeps focus and says that the visitor has
 * voted. The page shows thanks in a toast.
 */
function HelpfulVote({ count, hasVoted, onVote }: HelpfulVoteProps): ReactNode {
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
