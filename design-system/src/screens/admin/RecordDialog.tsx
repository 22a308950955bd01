import { Fragment, type ReactNode, useId } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Form } from '../../components/form/Form.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { type RecordFormOptions, useRecordForm } from './useRecordForm.ts';

export interface RecordDialogProps<Values extends Record<string, string>>
  extends Omit<RecordFormOptions<Values>, 'onSaved'> {
  title: string;
  onOpenChange: (isOpen: boolean) => void;
  /** The label of the button that saves, as long as nobody else has changed the record. */
  saveLabel: string;
  /** What stands above the fields. */
  above?: ReactNode;
  /** The fields, filled with the record as it was when the form was opened or loaded again. */
  children: (values: Values | undefined) => ReactNode;
}

/** The open dialog with the form of a record; it closes when the record is saved, and stays on a conflict. */
export function RecordDialog<Values extends Record<string, string>>({
  title,
  onOpenChange,
  saveLabel,
  above,
  children,
  ...options
}: RecordDialogProps<Values>): ReactNode {
  const formId = useId();
  const { form, initial, fieldsKey, differences, load } = useRecordForm({
    ...options,
    onSaved: () => onOpenChange(false),
  });
  return (
    <Dialog
      title={title}
      isOpen
      isPending={form.isPending}
      onOpenChange={onOpenChange}
      footer={(close) => (
        <>
          <Button variant="neutral" isDisabled={form.isPending} onPress={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isPending={form.isPending}>
            {differences ? 'Save mine over it' : saveLabel}
          </Button>
        </>
      )}
    >
      <Form id={formId} {...form.props}>
        {above}
        {differences && <ChangedMeanwhile differences={differences} onLoad={load} />}
        <Fragment key={fieldsKey}>{children(initial)}</Fragment>
      </Form>
    </Dialog>
  );
}
