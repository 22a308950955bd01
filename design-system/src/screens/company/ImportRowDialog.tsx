import type { ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import type { Validate } from '../../components/form/submitForm.ts';
import { RecordDialog } from '../admin/RecordDialog.tsx';

/** A row of a list as it was typed. */
export type ImportRowValues = { email: string; name: string; group: string; manager: string };

export interface ImportRowDialogProps {
  values: ImportRowValues;
  validate: Validate<ImportRowValues>;
  onSave: (values: ImportRowValues) => void;
  onClose: () => void;
}

const labels = { email: 'Email', name: 'Name', group: 'Group', manager: 'Manager’s email' };

/** An open dialog in which a row of a list is mended. */
export function ImportRowDialog({ values, validate, onSave, onClose }: ImportRowDialogProps): ReactNode {
  return (
    <RecordDialog<ImportRowValues>
      title="Edit row"
      onClose={onClose}
      saveLabel="Save row"
      labels={labels}
      values={values}
      validate={validate}
      onSave={async (edited) => {
        onSave(edited);
        return undefined;
      }}
    >
      {() =>
        (['email', 'name', 'group', 'manager'] as const).map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            name={name}
            autoComplete="off"
            isRequired={name === 'email'}
            defaultValue={values[name]}
          />
        ))
      }
    </RecordDialog>
  );
}
