import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { fields, pair } from './contact.css.ts';

/** The contact form's values, as typed. */
export type ContactValues = {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  phone: string;
  /** A whole number, or empty. */
  employees: string;
  message: string;
};

/** The fields' labels in display order. */
const contactLabels: Readonly<Record<keyof ContactValues, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  employees: 'Number of employees',
  message: 'Message',
};

export interface ContactFormProps {
  validate: Validate<ContactValues>;
  /** Sends a valid message. If it returns nothing, the form is cleared; on errors, it stays as it is. */
  onSubmit: SubmitForm<ContactValues>;
  /** Above the error of a message that was not sent. */
  failureTitle: string;
  /** Known values, such as a signed-in user's email address. */
  defaultValues?: Partial<ContactValues> | undefined;
}

/**
 * The form for a message to the company. Errors are shown at their fields. A failure is shown above the fields, because the
 * message is still in the form; the page announces the result with a toast.
 */
export function ContactForm({
  validate,
  onSubmit,
  failureTitle,
  defaultValues = {},
}: ContactFormProps): ReactNode {
  const form = useForm<ContactValues>({
    labels: contactLabels,
    validate,
    onSubmit,
    isResetAfter: true,
  });
  const field = (name: keyof ContactValues) => ({
    name,
    label: contactLabels[name],
    defaultValue: defaultValues[name],
  });
  return (
    <Form {...form.props} error={undefined}>
      <div className={fields} data-component="ContactForm">
        {form.errors.form && (
          <Alert tone="danger" live="none" title={failureTitle}>
            {form.errors.form}
          </Alert>
        )}
        <div className={pair}>
          <TextField {...field('firstName')} autoComplete="given-name" isRequired />
          <TextField {...field('lastName')} autoComplete="family-name" isRequired />
        </div>
        <TextField {...field('email')} type="email" autoComplete="email" isRequired />
        <TextField {...field('company')} autoComplete="organization" isRequired />
        <div className={pair}>
          <TextField {...field('phone')} type="tel" autoComplete="tel" isRequired={false} />
          <TextField {...field('employees')} inputMode="numeric" isRequired={false} />
        </div>
        <TextArea {...field('message')} rows={6} isRequired />
        <div>
          <Button type="submit" size="lg" isPending={form.isPending}>
            {form.isPending ? 'Sending...' : 'Send Message'}
          </Button>
        </div>
      </div>
    </Form>
  );
}
