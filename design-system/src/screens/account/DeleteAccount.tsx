import { type ReactNode, useId, useState } from 'react';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx';
import {
  type CurrentCode,
  CurrentCodeField,
  currentCodeLabel,
  type CurrentCodeValues,
  joinChecks,
} from './CurrentCodeField.tsx';

/** The values of the form. `certificates` is `keep` or `delete`. `code` and `passkey` are empty if none is needed. */
export type DeletionValues = CurrentCodeValues & { certificates: string; password: string; word: string };

/** The word that the user types as confirmation. */
const confirmation = 'DELETE';

export interface DeleteAccountProps {
  /** The days in which the user can keep the account after all. */
  graceDays: number;
  /** The years after the year of the payment for which paid orders are kept. */
  orderYears: number;
  /** What else the user needs to know before deleting the account. */
  notes?: readonly string[] | undefined;
  /** Checks the password. */
  validate: Validate<{ password: string }>;
  /** With it, the form also asks for a current code or a passkey: set it while two-step verification is on. */
  currentCode?: CurrentCode | undefined;
  /** Schedules the deletion. Returns the errors of the form on failure. */
  onDelete: SubmitForm<DeletionValues>;
}

/** Deletes the account after a period of grace: says what is kept, and asks for the certificates, the password, maybe a code, and a word. */
export function DeleteAccount({ notes = [], ...props }: DeleteAccountProps): ReactNode {
  const formId = useId();
  const [isPending, setIsPending] = useState(false);
  const { graceDays, orderYears } = props;
  return (
    <>
      <p className={smallMuted}>
        You are signed out on all devices and have {graceDays} days to change your mind: sign in and keep the
        account. After that, we delete your profile, enrollments, progress, learning records, applications,
        reimbursement records and files. This cannot be undone.
      </p>
      <p className={smallMuted}>
        Learning records that you have downloaded are then revoked. Your certificates are deleted and their
        badges revoked, unless you keep them without your name: you choose that in the next step.
      </p>
      <p className={smallMuted}>
        Tax law requires us to keep paid orders with their receipts. They stay for {orderYears} years after
        the year of the payment, with the payer’s name, company and postal address.
      </p>
      {notes.map((note) => (
        <p key={note} className={smallMuted}>
          {note}
        </p>
      ))}
      <div>
        <Dialog
          title="Delete your account?"
          trigger={<Button variant="danger">Delete my account</Button>}
          footer={(close) => (
            <>
              <Button variant="neutral" onPress={close} isDisabled={isPending}>
                Keep my account
              </Button>
              <Button
                type="submit"
                form={formId}
                variant="danger"
                iconStart={<Icon icon={icons.triangleExclamationPoint} size="sm" />}
                isPending={isPending}
              >
                Delete my account
              </Button>
            </>
          )}
        >
          <ConfirmForm {...props} id={formId} onPendingChange={setIsPending} />
        </Dialog>
      </div>
    </>
  );
}

interface ConfirmFormProps extends Omit<DeleteAccountProps, 'notes'> {
  id: string;
  onPendingChange: (isPending: boolean) => void;
}

function ConfirmForm({
  id,
  graceDays,
  validate,
  currentCode,
  onDelete,
  onPendingChange,
}: ConfirmFormProps): ReactNode {
  const labels = {
    certificates: 'Your certificates and badges',
    password: 'Password',
    code: currentCodeLabel,
    passkey: '',
    word: `Type ${confirmation} to confirm`,
  };
  const form = useForm<DeletionValues>({
    labels,
    hasSummary: false,
    validate: async (values) => {
      const errors = await joinChecks(validate, currentCode?.validate)(values);
      const isConfirmed = values.word.trim() === confirmation;
      if (isConfirmed) return errors;
      return { ...errors, word: `Type ${confirmation} to delete your account` };
    },
    onSubmit: async (values) => {
      onPendingChange(true);
      try {
        return await onDelete(values);
      } finally {
        onPendingChange(false);
      }
    },
  });
  return (
    <Form id={id} {...form.props}>
      <p>We delete your data in {graceDays} days. Until then, you can sign in and keep the account.</p>
      <RadioGroup label={labels.certificates} name="certificates" defaultValue="delete">
        <Radio
          value="delete"
          description="Nobody can verify the certificates afterward, and badges fail checks as revoked."
        >
          Delete them
        </Radio>
        <Radio
          value="keep"
          description="The links of the certificates keep working, but show no name. Badges that you have downloaded stay valid."
        >
          Keep them without my name
        </Radio>
      </RadioGroup>
      <TextField
        label={labels.password}
        name="password"
        type="password"
        autoComplete="current-password"
        isRequired
      />
      {currentCode && <CurrentCodeField {...currentCode} />}
      <TextField label={labels.word} name="word" autoComplete="off" autoCapitalize="characters" isRequired />
    </Form>
  );
}
