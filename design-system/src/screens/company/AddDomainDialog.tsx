import type { ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import type { Validate } from '../../components/form/submitForm.ts';
import { Text } from '../../components/text/Text.tsx';
import { RecordDialog } from '../admin/RecordDialog.tsx';
import type { SaveFailure } from '../admin/saveFailure.ts';

/** The form's value. */
export type AddDomainValues = { domain: string };

export interface AddDomainDialogProps {
  validate: Validate<AddDomainValues>;
  /** Adds the domain. On success it returns nothing, and the dialog closes. */
  onAdd: (values: AddDomainValues) => Promise<SaveFailure<AddDomainValues> | undefined>;
  onClose: () => void;
}

/** An open dialog that adds a domain of a company. */
export function AddDomainDialog({ validate, onAdd, onClose }: AddDomainDialogProps): ReactNode {
  return (
    <RecordDialog<AddDomainValues>
      title="Add a domain"
      onClose={onClose}
      saveLabel="Add domain"
      labels={{ domain: 'Domain' }}
      values={undefined}
      validate={validate}
      onSave={onAdd}
      above={<Text tone="muted">Then you prove that it belongs to your company.</Text>}
    >
      {() => (
        <TextField
          label="Domain"
          name="domain"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          isRequired
          description="The part after the @ of your people’s addresses, such as example.com"
        />
      )}
    </RecordDialog>
  );
}
