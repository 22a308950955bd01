import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { type PickItem, PickList, type PickSource } from './PickList.tsx';

export interface AddPeopleDialogProps {
  /** The name of the group. */
  group: string;
  source: PickSource;
  /** Adds the chosen people. An error message, if one is returned, keeps the dialog open. */
  onAdd: (people: readonly PickItem[]) => Promise<string | undefined>;
  onClose: () => void;
}

/** An open dialog that adds people of the company to a group. */
export function AddPeopleDialog({ group, source, onAdd, onClose }: AddPeopleDialogProps): ReactNode {
  const [chosen, setChosen] = useState<readonly PickItem[]>([]);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [error, setError] = useState<string>();
  const add = async () => {
    if (chosen.length === 0) return setProblem('Choose a person');
    setIsPending(true);
    const failure = await onAdd(chosen);
    setIsPending(false);
    setError(failure);
    if (failure === undefined) onClose();
  };
  return (
    <Dialog
      title={`Add people to ${group}`}
      size="lg"
      isOpen
      isPending={isPending}
      onOpenChange={onClose}
      footer={(close) => (
        <>
          <Button variant="neutral" isDisabled={isPending} onPress={close}>
            Cancel
          </Button>
          <Button isPending={isPending} onPress={() => void add()}>
            {chosen.length < 2 ? 'Add person' : `Add ${chosen.length} people`}
          </Button>
        </>
      )}
    >
      <Stack gap={16}>
        {error !== undefined && (
          <Alert tone="danger" live="alert">
            {error}
          </Alert>
        )}
        <PickList
          label="People"
          name="people"
          description="They also get the assignments of the group."
          source={source}
          chosen={chosen}
          onChange={(people) => {
            setChosen(people);
            setProblem(undefined);
          }}
          empty="No one is invited yet"
          errorMessage={problem}
        />
      </Stack>
    </Dialog>
  );
}
