import type { ReactNode } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { calloutText } from './LessonBlocks.css.ts';
import type { CalloutBlock } from './lessonBlock.ts';

const looks = {
  note: { tone: 'info', word: 'Note' },
  tip: { tone: 'success', word: 'Tip' },
  warning: { tone: 'warning', word: 'Warning' },
} as const;

export interface CalloutViewProps {
  block: CalloutBlock;
}

/** A note, tip, or warning in a lesson. */
export function CalloutView({ block: { tone, title, html } }: CalloutViewProps): ReactNode {
  const look = looks[tone];
  return (
    <div role="note" data-component="CalloutView">
      <Alert tone={look.tone} title={title ? `${look.word}: ${title}` : look.word}>
        <div className={calloutText}>
          <Prose html={html} />
        </div>
      </Alert>
    </div>
  );
}
