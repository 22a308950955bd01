import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import type { PartJudgment } from './lessonBlock.ts';
import { TaskText } from './TaskText.tsx';
import { partFeedback } from './workBlock.css.ts';

/** Whether a part of a checked answer is right, and the author's sentence about it. */
export function PartFeedback({ part }: { part: PartJudgment }): ReactNode {
  return (
    <span className={partFeedback} data-right={part.isRight || undefined}>
      <Icon icon={part.isRight ? icons.circleCheck : icons.circleX} size="sm" />
      <span>
        <strong>{part.isRight ? 'Right.' : 'Not right.'}</strong>
        {part.feedback && ' '}
        <TaskText>{part.feedback}</TaskText>
      </span>
    </span>
  );
}
