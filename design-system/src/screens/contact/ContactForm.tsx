import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { TextField, type TextFieldProps } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { FormAnswer } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { fields, pair } from './contact.css.ts';
import {
  checkContact,
  type ContactField,
  contactLabels,
  type ContactMessage,
  type ContactValues,
  toContactMessage,
} from './contactMessage.ts';

type ContactAnswer = FormAnswer<ContactField>;

export interface ContactFormProps {
  /** Sends a checked message. Answering nothing clears the form, errors keep it as it is. */
  onSubmit: (message: ContactMessage) => ContactAnswer | Promise<ContactAnswer>;
  /** What is known of the visitor, as the address of who is signed in. */
  defaultValues?: Partial<ContactValues> | undefined;
  /** Announces what became of the message; not where a toast says it. @default true */
  isOutcomeAnnounced?: boolean | undefined;
}

/**
 * Writes to the company. A mistake is told at its field; what became of the message stands above the fields and is
 * announced from there, unless a toast does it.
 */
export function ContactForm({
  onSubmit,
  defaultValues = {},
  isOutcomeAnnounced = true,
}: ContactFormProps): ReactNode {
  const [isSent, setIsSent] = useState(false);
  const send = async (values: ContactValues): Promise<ContactAnswer> => {
    setIsSent(false);
    const answer = checkContact(values) ?? (await onSubmit(toContactMessage(values)));
    setIsSent(!answer);
    return answer;
  };
  const form = useForm<ContactValues>({ labels: contactLabels, onSubmit: send, isResetAfter: true });
  const field = (
    name: ContactField,
  ): Pick<TextFieldProps, 'label' | 'name' | 'defaultValue' | 'errorMessage'> => ({
    name,
    label: contactLabels[name],
    defaultValue: defaultValues[name],
    errorMessage: form.errors.fields?.[name],
  });
  return (
    <Form {...form.props} error={undefined}>
      <div className={fields} data-component="ContactForm">
        <Outcome error={form.errors.form} isSent={isSent} isAnnounced={isOutcomeAnnounced} />
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

interface OutcomeProps {
  error: string | undefined;
  isSent: boolean;
  isAnnounced: boolean;
}

function Outcome({ error, isSent, isAnnounced }: OutcomeProps): ReactNode {
  if (error) {
    return (
      <Alert tone="danger" live={isAnnounced ? 'alert' : 'none'} title="Failed to send message">
        {error}
      </Alert>
    );
  }
  return (
    isSent && (
      <Alert tone="success" live={isAnnounced ? 'status' : 'none'} title="Message sent successfully!">
        We'll respond within 24 business hours.
      </Alert>
    )
  );
}
