import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { Result } from '../../components/feedback/Result.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { FormResult, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Inline } from '../../layout/Inline.tsx';
import { done, doneIcon, place as placeClass } from './ComingSoonList.css.ts';

type NotifyResult = FormResult<'email'>;

/** Adds an email address to the list of the item with this id. */
export type Notify = (id: string, email: string) => NotifyResult | Promise<NotifyResult>;

export interface GetNotifiedProps {
  item: { id: string; title: string; isNotified?: boolean | undefined };
  validate: Validate<{ email: string }>;
  onNotify: Notify;
  defaultEmail?: string | undefined;
}

/** A button that is replaced by a form for an email address, and then by a confirmation. */
export function GetNotified({ item, validate, onNotify, defaultEmail }: GetNotifiedProps): ReactNode {
  const [step, setStep] = useState<'offer' | 'ask' | 'done'>(item.isNotified ? 'done' : 'offer');
  const [email, setEmail] = useState<string>();
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
    <div ref={place} className={placeClass} data-step={step}>
      {step === 'offer' && (
        <div>
          <Button
            variant="neutral"
            onPress={() => go('ask', 'input')}
            iconStart={<Icon icon={icons.bell} size="sm" />}
            aria-label={`Get Notified: ${item.title}`}
          >
            Get Notified
          </Button>
        </div>
      )}
      {step === 'ask' && (
        <EmailForm
          title={item.title}
          defaultEmail={defaultEmail}
          validate={validate}
          onSend={(address) => onNotify(item.id, address)}
          onAccepted={accept}
          onCancel={() => go('offer', 'button')}
        />
      )}
      <Result>
        {step === 'done' && (
          <p className={done}>
            <span className={doneIcon}>
              <Icon icon={icons.circleCheck} />
            </span>
            <span>{email ? `We’ll email ${email} when it starts.` : 'You’re on the list.'}</span>
          </p>
        )}
      </Result>
    </div>
  );
}

interface EmailFormProps {
  title: string;
  defaultEmail: string | undefined;
  validate: Validate<{ email: string }>;
  onSend: (email: string) => NotifyResult | Promise<NotifyResult>;
  onAccepted: (email: string) => void;
  onCancel: () => void;
}

function EmailForm({
  title,
  defaultEmail,
  validate,
  onSend,
  onAccepted,
  onCancel,
}: EmailFormProps): ReactNode {
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
    <Form {...form.props} aria-label={`Get Notified: ${title}`}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        isRequired
        defaultValue={defaultEmail}
      />
      <Inline>
        <Button type="submit" isPending={form.isPending}>
          {form.isPending ? 'Saving...' : 'Notify Me'}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </Inline>
    </Form>
  );
}
