import { type ReactNode, useId } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { checklist as checklistClass, checklistTitle, warningList } from './toolkit.css.ts';

export interface PolicyChecklistProps {
  /** What may go wrong. */
  warnings: readonly { id: string; text: string }[];
  /** What to do, in order. */
  checklist: readonly { id: string; text: string }[];
  /** The heading level of the list's title. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** What an employer's plan means for a course: warnings, and a list of what to do. */
export function PolicyChecklist({ warnings, checklist, headingLevel = 3 }: PolicyChecklistProps): ReactNode {
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <Stack gap={16} data-component="PolicyChecklist">
      {warnings.length > 0 && (
        <Alert tone="warning" title={warnings.length > 1 ? 'Check these points' : undefined}>
          {warnings.length > 1 ? (
            <ul className={warningList}>
              {warnings.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          ) : (
            warnings[0]?.text
          )}
        </Alert>
      )}
      <Title id={titleId} className={checklistTitle}>
        What to do
      </Title>
      <ol className={checklistClass} aria-labelledby={titleId}>
        {checklist.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </Stack>
  );
}
