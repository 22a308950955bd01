import type { ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { SaveRow } from '../../components/form/SaveRow.tsx';
import { useForm } from '../../components/form/useForm.ts';

export type ProfileValues = { full_name: string };

export interface ProfileFormProps {
  validate: Validate<ProfileValues>;
  /** The saved name. */
  defaultName?: string | undefined;
  onSubmit: SubmitForm<ProfileValues>;
}

/** The learner's name, as certificates show it; 'Save Name'. */
export function ProfileForm({ defaultName, validate, onSubmit }: ProfileFormProps): ReactNode {
  const form = useForm<ProfileValues>({
    labels: { full_name: 'Full Name' },
    validate,
    onSubmit,
    hasSummary: false,
  });
  return (
    <Form {...form.props}>
      <TextField
        label="Full Name"
        name="full_name"
        autoComplete="name"
        description="It appears on certificates that you earn from now on."
        isRequired
        defaultValue={defaultName}
        onChange={form.onEdit}
      />
      <SaveRow
        label="Save Name"
        isPending={form.isPending}
        isSaved={form.isSaved}
        savedText="Name saved. Certificates that you have already earned keep the previous name."
      />
    </Form>
  );
}
