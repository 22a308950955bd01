import type { ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import type { Validate } from '../../components/form/submitForm.ts';
import { RecordDialog } from '../admin/RecordDialog.tsx';
import type { SaveFailure } from '../admin/saveFailure.ts';

/** The form's values of a group. */
export type GroupValues = { name: string };

export interface GroupDialogProps {
  /** The group to rename; without it, a group is created. */
  group?: GroupValues | undefined;
  validate: Validate<GroupValues>;
  /** Saves the group. On success it returns nothing, and the dialog closes. */
  onSave: (values: GroupValues) => Promise<SaveFailure<GroupValues> | undefined>;
  onClose: () => void;
}

const labels = { name: 'Name' };

/** An open dialog that creates or renames a group of people. */
export function GroupDialog({ group, validate, onSave, onClose }: GroupDialogProps): ReactNode {
  return (
    <RecordDialog<GroupValues>
      title={group ? 'Rename group' : 'Create a group'}
      onClose={onClose}
      saveLabel={group ? 'Rename group' : 'Create group'}
      labels={labels}
      values={group}
      validate={validate}
      onSave={onSave}
    >
      {(values) => (
        <TextField
          label={labels.name}
          name="name"
          autoComplete="off"
          isRequired
          defaultValue={values?.name ?? ''}
        />
      )}
    </RecordDialog>
  );
}
