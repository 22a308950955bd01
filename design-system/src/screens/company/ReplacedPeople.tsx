import type { ReactNode } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Select, type SelectOption } from '../../components/field/Select.tsx';
import { Disclosure } from '../../components/disclosure/Disclosure.tsx';
import { Stack } from '../../layout/Stack.tsx';

export interface ReplacedPeopleProps {
  /** Those whose seats are taken back: a name, or an address. */
  people: readonly { id: string; label: string }[];
  reasons: readonly SelectOption[];
  /** The chosen reason; '' for none. */
  reason: string;
  onReasonChange: (reason: string) => void;
  /** Why the reason is not accepted. */
  problem?: string | undefined;
}

/** Says whose seats a list takes back that replaces the one before, and asks why. */
export function ReplacedPeople({
  people,
  reasons,
  reason,
  onReasonChange,
  problem,
}: ReplacedPeopleProps): ReactNode {
  const count = people.length.toLocaleString('en-US');
  return (
    <Stack gap={16}>
      <Alert
        tone="warning"
        title={
          people.length === 1
            ? '1 person is not in the list and loses the seat'
            : `${count} people are not in the list and lose their seats`
        }
      >
        They keep their progress and certificates.
      </Alert>
      <Disclosure title={people.length === 1 ? 'The person' : `All ${count} people`} defaultExpanded>
        <ul>
          {people.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
      </Disclosure>
      <Select
        label="Why do you take the seats back?"
        placeholder="Choose a reason"
        options={reasons}
        value={reason}
        onChange={onReasonChange}
        errorMessage={problem}
        isRequired
      />
    </Stack>
  );
}
