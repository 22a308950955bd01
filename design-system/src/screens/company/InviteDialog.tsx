import type { ReactNode } from 'react';
import { Select } from '../../components/field/Select.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import type { Validate } from '../../components/form/submitForm.ts';
import { Text } from '../../components/text/Text.tsx';
import { RecordDialog } from '../admin/RecordDialog.tsx';
import type { SaveFailure } from '../admin/saveFailure.ts';
import { type CompanyRole, companyRoleLabels } from './companyRole.ts';

/** The form's values; `name` is '' where it is not asked for, and `role` too. */
export type InviteValues = { email: string; name: string; role: string };

export interface InviteDialogProps {
  /** 'Invite a person' */
  title: string;
  /** What the address gets, and for how long it can be accepted. */
  note: string;
  /** Fills in the address. */
  defaultEmail?: string | undefined;
  /** Asks for the person's name. @default false */
  hasName?: boolean | undefined;
  /** The roles to choose from; without them, none is asked for. */
  roles?: readonly CompanyRole[] | undefined;
  validate: Validate<InviteValues>;
  /** Sends the invitation. On success it returns nothing, and the dialog closes. */
  onInvite: (values: InviteValues) => Promise<SaveFailure<InviteValues> | undefined>;
  onClose: () => void;
}

const none: InviteValues = { email: '', name: '', role: '' };

const labels = { email: 'Email', name: 'Name', role: 'Role' };

/** An open dialog that invites an address. */
export function InviteDialog({
  title,
  note,
  defaultEmail = '',
  hasName = false,
  roles,
  validate,
  onInvite,
  onClose,
}: InviteDialogProps): ReactNode {
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
              defaultValue={roles.at(-1)}
            />
          )}
        </>
      )}
    </RecordDialog>
  );
}
