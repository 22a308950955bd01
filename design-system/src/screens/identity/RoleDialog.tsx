import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Select, type SelectOption } from '../../components/field/Select.tsx';
import { SearchField } from '../../components/search-field/SearchField.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import type { Role } from './RolesTable.tsx';
import type { UserRow } from './UsersTable.tsx';

/** A user who can be given a role. */
export type RoleCandidate = Pick<UserRow, 'user_id' | 'full_name' | 'email'>;

export interface RoleDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  users: readonly RoleCandidate[];
  /** Searches the users; with it, the dialog shows a search box. */
  onUserSearch?: ((words: string) => void) | undefined;
  /** A note that the search found no one; it is announced. */
  searchNote?: string | undefined;
  /** Assigns the role. An error message, if one is returned, keeps the dialog open. */
  onAssign: (userId: string, role: Role) => Promise<string | undefined>;
}

const roles: readonly { value: Role; label: string }[] = [
  { value: 'user', label: 'User' },
  { value: 'moderator', label: 'Moderator' },
  { value: 'admin', label: 'Admin' },
];

const incomplete = 'Please select a user and role';

/** Assigns a role to a user. */
export function RoleDialog({
  isOpen,
  onOpenChange,
  users,
  onUserSearch,
  searchNote,
  onAssign,
}: RoleDialogProps): ReactNode {
  const [user, setUser] = useState<RoleCandidate>();
  const [role, setRole] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  const change = (opening: boolean) => {
    setUser(undefined);
    setRole('');
    setError(undefined);
    onOpenChange(opening);
  };
  const assign = async () => {
    const chosen = roles.find(({ value }) => value === role);
    if (!user || !chosen) {
      setError(incomplete);
      return;
    }
    setIsPending(true);
    try {
      const problem = await onAssign(user.user_id, chosen.value);
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
      isPending={isPending}
      onOpenChange={change}
      footer={(close) => (
        <>
          <Button variant="neutral" isDisabled={isPending} onPress={close}>
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
        <VisuallyHidden as="output">{searchNote}</VisuallyHidden>
        <Select
          label="User"
          placeholder="Select a user"
          value={user?.user_id ?? ''}
          onChange={(id) => setUser(users.find(({ user_id }) => user_id === id))}
          description={searchNote}
          errorMessage={error === incomplete && !user ? 'Select a user' : undefined}
          options={optionsOf(users, user)}
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

/**
 * Labels users by name, by email address if they have no name, and by both if another user has the same name. The
 * selected user stays an option during a search.
 */
function optionsOf(users: readonly RoleCandidate[], chosen: RoleCandidate | undefined): SelectOption[] {
  const isListed = users.some(({ user_id }) => user_id === chosen?.user_id);
  const candidates = chosen && !isListed ? [chosen, ...users] : users;
  const counts = Map.groupBy(candidates, ({ full_name }) => full_name);
  return candidates.map(({ user_id, full_name, email }) => {
    const isAmbiguous = (counts.get(full_name)?.length ?? 0) > 1;
    return {
      value: user_id,
      label: full_name === null ? email : isAmbiguous ? `${full_name} (${email})` : full_name,
    };
  });
}
