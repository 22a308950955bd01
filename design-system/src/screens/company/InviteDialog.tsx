import { type ReactNode, useState } from 'react';
import { Select, type SelectOption } from '../../components/field/Select.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import type { Validate } from '../../components/form/submitForm.ts';
import { Text } from '../../components/text/Text.tsx';
import { RecordDialog } from '../admin/RecordDialog.tsx';
import type { SaveFailure } from '../admin/saveFailure.ts';
import { type CompanyRole, companyRoleLabels } from './companyRole.ts';

/** The form's values; what is not asked for is ''. `group` is an id. */
export type InviteValues = { email: string; name: string; group: string; role: string };

export interface InviteDialogProps {
  /** 'Invite a person' */
  title: string;
  /** What the address gets, and for how long it can be accepted. */
  note: string;
  /** Fills in the address. */
  defaultEmail?: string | undefined;
  /** Asks for the person's name. @default false */
  hasName?: boolean | undefined;
  /** The groups to choose from, for a role only of a manager; without them, none is asked for. `none` is the choice of no group; without it, one must be chosen. */
  groups?: { options: readonly SelectOption[]; none?: string | undefined } | undefined;
  /** The roles to choose from; without them, none is asked for. */
  roles?: readonly CompanyRole[] | undefined;
  validate: Validate<InviteValues>;
  /** Sends the invitation. On success it returns nothing, and the dialog closes. */
  onInvite: (values: InviteValues) => Promise<SaveFailure<InviteValues> | undefined>;
  onClose: () => void;
}

const none: InviteValues = { email: '', name: '', group: '', role: '' };

const labels = { email: 'Email', name: 'Name', group: 'Group', role: 'Role' };

/** An open dialog that invites an address. */
export function InviteDialog({
  title,
  note,
  defaultEmail = '',
  hasName = false,
  groups,
  roles,
  validate,
  onInvite,
  onClose,
}: InviteDialogProps): ReactNode {
  const [role, setRole] = useState<string>(roles?.at(-1) ?? '');
  return (
    <RecordDialog<InviteValues>
      title={title}
      onClose={onClose}
      saveLabel="Send invitation"
      labels={labels}
      values={undefined}
      validate={(values) => validate({ ...none, ...values })}
      onSave={(values) => onInvite({ ...none, ...values })}
      above={<Text tone="muted">{note}</Text>}
    >
      {() => (
        <>
          <TextField
            label={labels.email}
            name="email"
            type="email"
            autoComplete="off"
            isRequired
            defaultValue={defaultEmail}
          />
          {hasName && (
            <TextField
              label={labels.name}
              name="name"
              autoComplete="off"
              autoCapitalize="words"
              description="Optional. Only your company sees it."
            />
          )}
          {roles && (
            <Select
              label={labels.role}
              name="role"
              options={roles.map((value) => ({ value, label: companyRoleLabels[value] }))}
              value={role}
              onChange={setRole}
            />
          )}
          {groups && (!roles || role === 'manager') && (
            <Select
              label={labels.group}
              name="group"
              options={[
                ...(groups.none === undefined ? [] : [{ value: '', label: groups.none }]),
                ...groups.options,
              ]}
              {...(groups.none === undefined && { placeholder: 'Choose a group', isRequired: true })}
            />
          )}
        </>
      )}
    </RecordDialog>
  );
}
