import { Fragment, type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { type Difference, differencesOf, type SaveFailure } from './saveFailure.ts';
import { Alert } from '../../components/feedback/Alert.tsx';
import { differences as listClass } from './AdminTablePage.css.ts';

export interface RecordDialogProps<Values extends Record<string, string>> {
  title: string;
  onClose: () => void;
  /** The save button's label, unless someone else has changed the record. */
  saveLabel: string;
  /** Styles the save button as dangerous. @default false */
  isDestructive?: boolean | undefined;
  /** The label of the button that closes the dialog. @default 'Cancel' */
  cancelLabel?: string | undefined;
  labels: Readonly<Record<Extract<keyof Values, string>, string>>;
  /** The record when the dialog opened. */
  values: Values | undefined;
  /** Formats a value for the list of differences. */
  show?: ((value: string) => string) | undefined;
  validate: Validate<Values>;
  /** Stores the values; returns nothing on success. */
  onSave: (values: Values) => Promise<SaveFailure<Values> | undefined>;
  /** Shown above the fields. */
  above?: ReactNode;
  /** Renders the fields with the record's initial values, or with those that the user loaded after a conflict. */
  children: (values: Values | undefined) => ReactNode;
}

/**
 * An open dialog with a record's form. It closes when the record is saved. If someone else has changed the record in the
 * meantime, it stays open, keeps the input and lists the differences.
 */
export function RecordDialog<Values extends Record<string, string>>({
  title,
  onClose,
  saveLabel,
  isDestructive = false,
  cancelLabel = 'Cancel',
  labels,
  values,
  show,
  validate,
  onSave,
  above,
  children,
}: RecordDialogProps<Values>): ReactNode {
  const formId = useId();
  const [filled, setFilled] = useState({ values, key: 0 });
  const [conflict, setConflict] = useState<{ theirs: Values; yours: Values }>();
  const form = useForm<Values>({
    labels,
    validate,
    hasSummary: false,
    onSubmit: async (entered) => {
      const failure = await onSave(entered);
      setConflict(failure?.conflict && { theirs: failure.conflict, yours: entered });
      if (!failure) onClose();
      return failure;
    },
  });
  return (
    <Dialog
      title={title}
      isOpen
      isPending={form.isPending}
      onOpenChange={onClose}
      footer={(close) => (
        <>
          <Button variant="neutral" isDisabled={form.isPending} onPress={close}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDestructive ? 'danger' : 'primary'}
            isPending={form.isPending}
          >
            {conflict ? 'Overwrite with my changes' : saveLabel}
          </Button>
        </>
      )}
    >
      <Form id={formId} {...form.props}>
        {above}
        {conflict && (
          <ConflictAlert
            differences={differencesOf(labels, conflict.theirs, conflict.yours, show)}
            onLoad={() => {
              setFilled(({ key }) => ({ values: conflict.theirs, key: key + 1 }));
              setConflict(undefined);
            }}
          />
        )}
        <Fragment key={filled.key}>{children(filled.values)}</Fragment>
      </Form>
    </Dialog>
  );
}

interface ConflictAlertProps {
  differences: readonly Difference[];
  /** Fills the form with the saved values. */
  onLoad: () => void;
}

/** Lists the differences between the form's values and those that someone else has saved since it was opened. */
function ConflictAlert({ differences, onLoad }: ConflictAlertProps): ReactNode {
  return (
    <Alert
      tone="warning"
      live="alert"
      title="Someone else has changed this since you opened it"
      action={
        <Button variant="neutral" size="sm" onPress={onLoad}>
          Load their version
        </Button>
      }
    >
      <ul className={listClass}>
        {differences.map(({ label, theirs, yours }) => (
          <li key={label}>
            {label}: now {theirs}, yours {yours}
          </li>
        ))}
      </ul>
      Your changes are still here. Overwrite the other version with them, or load that version.
    </Alert>
  );
}
