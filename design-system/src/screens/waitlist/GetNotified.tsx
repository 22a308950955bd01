import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { Result } from '../../components/feedback/Result.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { FormResult, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { Inline } from '../../layout/Inline.tsx';
import { linkSent, RequestButton, RequestState } from './RequestButton.tsx';
import { place as placeClass } from './waitlist.css.ts';

type NotifyResult = FormResult<'email'>;

export interface GetNotifiedProps {
  /** What the email will be about. */
  title: string;
  /** The button's text. @default 'Get Notified' */
  label?: string | undefined;
  /** Validates an email address before it is sent. */
  validate: Validate<{ email: string }>;
  /** Sends a link to confirm the request to an address; an error is shown at the field, or above it if it is the form's. */
  onNotify: (email: string) => NotifyResult | Promise<NotifyResult>;
}

/** A visitor's request for an email: a button, then a form for the address, then what to do with the link that it gets. */
export function GetNotified({
  title,
  label = 'Get Notified',
  validate,
  onNotify,
}: GetNotifiedProps): ReactNode {
  const [step, setStep] = useState<'offer' | 'ask' | 'done'>('offer');
  const [email, setEmail] = useState('');
  const place = useRef<HTMLDivElement>(null);
  // Each step removes the focused element; the first control of the next step takes focus, or the result.
  const go = (next: typeof step, target: string) => {
    flushSync(() => setStep(next));
    place.current?.querySelector<HTMLElement>(target)?.focus();
  };
  const accept = (address: string) => {
    setEmail(address);
    setStep('done');
  };
  return (
    <div ref={place} className={placeClass} data-component="GetNotified" data-step={step}>
      {step === 'offer' && <RequestButton title={title} label={label} onPress={() => go('ask', 'input')} />}
      {step === 'ask' && (
        <EmailForm
          name={`${label}: ${title}`}
          validate={validate}
          onSend={onNotify}
          onAccepted={accept}
          onCancel={() => go('offer', 'button')}
        />
      )}
      <Result>{step === 'done' && <RequestState>{linkSent(title, email)}</RequestState>}</Result>
    </div>
  );
}

interface EmailFormProps {
  name: string;
  validate: Validate<{ email: string }>;
  onSend: GetNotifiedProps['onNotify'];
  onAccepted: (email: string) => void;
  onCancel: () => void;
}

function EmailForm({ name, validate, onSend, onAccepted, onCancel }: EmailFormProps): ReactNode {
  const send = async ({ email }: { email: string }): Promise<NotifyResult> => {
    const address = email.trim();
    const result = await onSend(address);
    if (!result) onAccepted(address);
    return result;
  };
  const form = useForm<{ email: string }>({
    labels: { email: 'Email' },
    validate,
    onSubmit: send,
    hasSummary: false,
  });
  return (
    <Form {...form.props} aria-label={name}>
      <TextField label="Email" name="email" type="email" autoComplete="email" isRequired />
      <Inline>
        <Button type="submit" isPending={form.isPending}>
          {form.isPending ? 'Sending...' : 'Send Link'}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </Inline>
    </Form>
  );
}
