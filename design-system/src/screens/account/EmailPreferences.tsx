import type { ReactNode } from 'react';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Switch } from '../../components/switch/Switch.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { RecordFacts } from '../orders/RecordFacts.tsx';

/** A kind of email that people can turn off. */
export interface OptionalEmailChoice {
  kind: string;
  title: string;
  /** Who gets it, and when. */
  text: string;
  isOn: boolean;
}

export interface EmailPreferencesProps {
  /** The kinds that can be turned off. Left out while loading. */
  optional?: readonly OptionalEmailChoice[] | undefined;
  /** The kinds that are always sent: their titles and what they are about. */
  always: readonly (readonly [title: string, text: string])[];
  /** Called with a kind and whether it is on from now on. */
  onChange: (kind: string, isOn: boolean) => void;
  /** Why the kinds cannot be changed now. */
  note?: string | undefined;
  /** Why loading failed. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Whether it is loading again after a failure. @default false */
  isRetrying?: boolean | undefined;
}

/** A user's email settings: switches for optional emails, and a list of the emails that are always sent. */
export function EmailPreferences({
  optional,
  always,
  onChange,
  note,
  error,
  onRetry,
  isRetrying = false,
}: EmailPreferencesProps): ReactNode {
  if (error !== undefined && optional === undefined) {
    return (
      <ErrorState
        title="Failed to load your emails"
        headingLevel={3}
        description={error}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    );
  }
  if (optional === undefined) return <Skeleton shape="block" height="12rem" />;
  return (
    <Stack gap={16}>
      {note !== undefined && <Text>{note}</Text>}
      {optional.map(({ kind, title, text, isOn }) => (
        <Switch
          key={kind}
          description={text}
          isSelected={isOn}
          isDisabled={note !== undefined}
          onChange={(isSelected) => onChange(kind, isSelected)}
        >
          {title}
        </Switch>
      ))}
      <Heading level={3} size="sm">
        Always sent
      </Heading>
      <RecordFacts items={always} />
    </Stack>
  );
}
