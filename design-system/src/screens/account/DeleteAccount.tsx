import { type ReactNode, useId, useState } from 'react';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import { useForm } from '../../components/form/useForm.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';

export interface DeleteAccountProps {
  /** Deletes the account. Rejects with a message for the user on failure. */
  onDelete: () => Promise<void>;
  /** The last administrator cannot delete the account before someone else has the role. @default false */
  isLastAdmin?: boolean | undefined;
  /** The word to type as confirmation. @default 'DELETE' */
  word?: string | undefined;
}

/** Deletes the account after the user has typed a word. The last administrator sees why it cannot be deleted. */
export function DeleteAccount({
  onDelete,
  isLastAdmin = false,
  word = 'DELETE',
}: DeleteAccountProps): ReactNode {
  const formId = useId();
  const [isPending, setIsPending] = useState(false);
  if (isLastAdmin) {
    return (
      <Alert tone="warning" title="You are the last administrator">
        Your account cannot be deleted while no one else is an administrator. Give someone else the role
        first.
      </Alert>
    );
  }
  return (
    <>
      <p className={smallMuted}>
        Your profile, enrollments and progress are removed, and your certificates can no longer be verified.
        This cannot be undone.
      </p>
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
          <ConfirmForm id={formId} word={word} onDelete={onDelete} onPendingChange={setIsPending} />
        </Dialog>
      </div>
    </>
  );
}

interface ConfirmFormProps {
  id: string;
  word: string;
  onDelete: () => Promise<void>;
  onPendingChange: (isPending: boolean) => void;
}

function ConfirmForm({ id, word, onDelete, onPendingChange }: ConfirmFormProps): ReactNode {
  const form = useForm<{ word: string }>({
    labels: { word: `Type ${word} to confirm` },
    validate: (values) =>
      values.word.trim() === word ? undefined : { word: `Type ${word} to delete your account` },
    onSubmit: async () => {
      onPendingChange(true);
      try {
        await onDelete();
      } catch (failure) {
        return { form: failure instanceof Error ? failure.message : 'The account could not be deleted.' };
      } finally {
        onPendingChange(false);
      }
    },
  });
  return (
    <Form id={id} {...form.props}>
      <p>
        Your profile, enrollments and progress are removed immediately, and your certificates can no longer be
        verified. This cannot be undone.
      </p>
      <TextField label={`Type ${word} to confirm`} name="word" autoComplete="off" isRequired />
    </Form>
  );
}
