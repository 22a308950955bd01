import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Select } from '../../components/field/Select.tsx';
import { SearchField } from '../../components/search-field/SearchField.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import type { Role } from './RolesTable.tsx';

/** A person who can be given a role. */
export interface RoleCandidate {
  user_id: string;
  full_name: string | null;
  email: string;
}

export interface RoleDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  users: readonly RoleCandidate[];
  /** Narrows the users by words; a search box is shown where it is given. */
  onUserSearch?: ((words: string) => void) | undefined;
  /** Assigns; a sentence it answers with is shown and the dialog stays. */
  onAssign: (userId: string, role: Role) => Promise<string | undefined>;
}

const roles: readonly { value: Role; label: string }[] = [
  { value: 'user', label: 'User' },
  { value: 'moderator', label: 'Moderator' },
  { value: 'admin', label: 'Admin' },
];

const incomplete = 'Please select a user and role';

/** Gives a person a role. */
export function RoleDialog({
  isOpen,
  onOpenChange,
  users,
  onUserSearch,
  onAssign,
}: RoleDialogProps): ReactNode {
  const [userId, setUserId] = useState('');
  const [role, setRole] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  const change = (opening: boolean) => {
    setUserId('');
    setRole('');
    setError(undefined);
    onOpenChange(opening);
  };
  const assign = async () => {
    const chosen = roles.find(({ value }) => value === role);
    if (!userId || !chosen) {
      setError(incomplete);
      return;
    }
    setIsPending(true);
    try {
      const problem = await onAssign(userId, chosen.value);
      setError(problem);
      if (problem === undefined) change(false);
    } finally {
      setIsPending(false);
    }
  };

  return (
    <Dialog
      title="Assign Role to User"
      size="sm"
      isOpen={isOpen}
      onOpenChange={change}
      footer={(close) => (
        <>
          <Button variant="neutral" onPress={close}>
            Cancel
          </Button>
          <Button isPending={isPending} onPress={() => void assign()}>
            Assign Role
          </Button>
        </>
      )}
    >
      <Stack gap={16}>
        <Text tone="muted">Select a user and assign them a role</Text>
        {error && (
          <Alert tone="danger" live="alert">
            {error}
          </Alert>
        )}
        {onUserSearch && <SearchField label="Find a user" onChange={onUserSearch} />}
        <Select
          label="User"
          placeholder="Select a user"
          value={userId}
          onChange={setUserId}
          errorMessage={error === incomplete && !userId ? 'Select a user' : undefined}
          options={users.map(({ user_id, full_name, email }) => ({
            value: user_id,
            label: full_name ?? email,
          }))}
        />
        <Select
          label="Role"
          placeholder="Select a role"
          value={role}
          onChange={setRole}
          errorMessage={error === incomplete && !role ? 'Select a role' : undefined}
          options={roles}
        />
      </Stack>
    </Dialog>
  );
}
