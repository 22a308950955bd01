import { type ReactNode, useId, useState } from 'react';
import { Button, type ButtonVariant } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import {
  type CurrentCode,
  CurrentCodeField,
  currentCodeLabel,
  type CurrentCodeValues,
  joinChecks,
} from './CurrentCodeField.tsx';

/** The values of the dialog. `code` and `passkey` are empty if the action needs none, `name` if it has none. */
export type PasswordCheckValues = CurrentCodeValues & { current_password: string; name: string };

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
  /** With it, the dialog also asks for a current code or a passkey. */
  currentCode?: CurrentCode | undefined;
  /** With it, the dialog also asks for a name, which comes first. */
  nameField?: { label: string; description: string; validate: Validate<{ name: string }> } | undefined;
  /** The accessible name of the button that opens the dialog, if `label` alone is not clear. */
  'aria-label'?: string | undefined;
  /** The size of the button that opens the dialog. @default 'md' */
  size?: 'sm' | 'md' | undefined;
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
  size = 'md',
  onSubmit,
  'aria-label': ariaLabel,
  ...checks
}: PasswordDialogProps): ReactNode {
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  return (
    <Dialog
      title={title}
      trigger={
        <Button variant={variant} size={size} aria-label={ariaLabel}>
          {label}
        </Button>
      }
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
        {...checks}
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
  extends Pick<PasswordDialogProps, 'validate' | 'currentCode' | 'nameField' | 'onSubmit' | 'children'> {
  id: string;
}

function PasswordCheck({
  id,
  validate,
  currentCode,
  nameField,
  onSubmit,
  children,
}: PasswordCheckProps): ReactNode {
  const check = joinChecks(validate, currentCode?.validate);
  const form = useForm<PasswordCheckValues>({
    labels: { name: nameField?.label ?? '', current_password: label, code: currentCodeLabel, passkey: '' },
    validate: nameField
      ? async (values) => {
          const errors = { ...(await nameField.validate(values)), ...(await check(values)) };
          return Object.keys(errors).length > 0 ? errors : undefined;
        }
      : check,
    onSubmit,
    hasSummary: false,
  });
  return (
    <Form id={id} {...form.props}>
      <p>{children}</p>
      {nameField && (
        <TextField
          label={nameField.label}
          name="name"
          description={nameField.description}
          maxLength={60}
          autoComplete="off"
          isRequired
        />
      )}
      <TextField
        label={label}
        name="current_password"
        type="password"
        autoComplete="current-password"
        isRequired
      />
      {currentCode && <CurrentCodeField {...currentCode} />}
    </Form>
  );
}

const label = 'Password';
