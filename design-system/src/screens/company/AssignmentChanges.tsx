import { type ReactNode, type Ref, useId } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Card } from '../../components/card/Card.tsx';
import { Disclosure } from '../../components/disclosure/Disclosure.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { CheckList } from '../course/CheckList.tsx';

export interface AssignmentChangesProps {
  /** The effects of saving, as sentences. */
  changes: readonly string[];
  /** The first people who change, each with the change. */
  people: readonly { id: string; label: string; change: string }[];
  /** Whether the form has changed since. */
  isStale: boolean;
  saveLabel: string;
  onSave: () => void;
  isSaving?: boolean | undefined;
  /** The heading, which can take focus. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The effects of saving an assignment, with the button that saves it. */
export function AssignmentChanges({
  changes,
  people,
  isStale,
  saveLabel,
  onSave,
  isSaving = false,
  headingRef,
}: AssignmentChangesProps): ReactNode {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} padding="lg">
      <Stack gap={16}>
        <Heading level={2} size="sm" ref={headingRef} id={titleId}>
          What this changes
        </Heading>
        {isStale ? (
          <Alert tone="info" live="status">
            The form has changed since. Preview it again to save it.
          </Alert>
        ) : (
          <>
            <CheckList items={changes} />
            {people.length > 0 && (
              <Disclosure title={people.length === 1 ? 'The person' : `The first ${people.length} people`}>
                <ul>
                  {people.map(({ id, label, change }) => (
                    <li key={id}>
                      {label}: {change}
                    </li>
                  ))}
                </ul>
              </Disclosure>
            )}
            <Inline>
              <Button size="lg" isPending={isSaving} onPress={onSave}>
                {saveLabel}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  );
}
