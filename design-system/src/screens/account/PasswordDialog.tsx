import { type ReactNode, useId, useState } from 'react';
import { Button, type ButtonVariant } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';

export type PasswordCheckValues = { current_password: string };

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
  validate: Validate<PasswordCheckValues>;
  /** Runs the action. The dialog closes unless it returns errors. */
  onSubmit: SubmitForm<PasswordCheckValues>;
}

/** A button for an action that needs the password, which it asks for in a dialog. */
export function PasswordDialog({
  label,
  title,
  children,
  variant = 'neutral',
  submitVariant = 'primary',
  validate,
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

interface PasswordCheckProps extends Pick<PasswordDialogProps, 'validate' | 'onSubmit' | 'children'> {
  id: string;
}

function PasswordCheck({ id, validate, onSubmit, children }: PasswordCheckProps): ReactNode {
  const form = useForm<PasswordCheckValues>({
    labels: { current_password: label },
    validate,
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
    </Form>
  );
}

const label = 'Password';
