import { type ReactNode, useId, useState } from 'react';
import { Button, type ButtonVariant } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import type { TwoStepValues } from '../auth/TwoStepForm.tsx';
import { CurrentCodeField, currentCodeLabel, joinChecks } from './CurrentCodeField.tsx';

/** The values of the dialog. `code` is empty if the action needs none. */
export type PasswordCheckValues = { current_password: string; code: string };

interface PasswordDialogProps {
  /** The verb, on the button that opens the dialog and on its submit button. */
  label: string;
  title: string;
  /** What the action does. */
  children: ReactNode;
  /** @default 'neutral' */
  variant?: ButtonVariant | undefined;
  /** @default 'primary' */
  submitVariant?: ButtonVariant | undefined;
  validate: Validate<{ current_password: string }>;
  /** Checks a current code. With it, the dialog also asks for one. */
  validateCode?: Validate<TwoStepValues> | undefined;
  /** Runs the action. The dialog closes unless it returns errors. */
  onSubmit: SubmitForm<PasswordCheckValues>;
}

/** A button for an action that needs the password, and maybe a current code, which it asks for in a dialog. */
export function PasswordDialog({
  label,
  title,
  children,
  variant = 'neutral',
  submitVariant = 'primary',
  validate,
  validateCode,
  onSubmit,
}: PasswordDialogProps): ReactNode {
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  return (
    <Dialog
      title={title}
      trigger={<Button variant={variant}>{label}</Button>}
      size="sm"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      isPending={isPending}
      footer={(close) => (
        <>
          <Button variant="neutral" onPress={close} isDisabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant={submitVariant} isPending={isPending}>
            {label}
          </Button>
        </>
      )}
    >
      <PasswordCheck
        id={formId}
        validate={validate}
        validateCode={validateCode}
        onSubmit={async (values) => {
          setIsPending(true);
          const errors = await Promise.resolve(onSubmit(values)).finally(() => setIsPending(false));
          if (!errors) setIsOpen(false);
          return errors;
        }}
      >
        {children}
      </PasswordCheck>
    </Dialog>
  );
}

interface PasswordCheckProps
  extends Pick<PasswordDialogProps, 'validate' | 'validateCode' | 'onSubmit' | 'children'> {
  id: string;
}

function PasswordCheck({ id, validate, validateCode, onSubmit, children }: PasswordCheckProps): ReactNode {
  const form = useForm<PasswordCheckValues>({
    labels: { current_password: label, code: currentCodeLabel },
    validate: joinChecks(validate, validateCode),
    onSubmit,
    hasSummary: false,
  });
  return (
    <Form id={id} {...form.props}>
      <p>{children}</p>
      <TextField
        label={label}
        name="current_password"
        type="password"
        autoComplete="current-password"
        isRequired
      />
      {validateCode && <CurrentCodeField />}
    </Form>
  );
}

const label = 'Password';
