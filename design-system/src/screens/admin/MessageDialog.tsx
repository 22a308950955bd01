import type { ReactNode, RefObject } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { formatMoment } from '../date.ts';
import { mail } from './AdminTablePage.css.ts';
import { useFallbackFocus } from './handOverFocus.ts';
import type { MessageRow } from './MessagesTable.tsx';
import { RecordFacts } from './RecordFacts.tsx';

export interface MessageDialogProps {
  /** The message that is read; the dialog is closed without one. */
  message?: MessageRow | undefined;
  onClose: () => void;
  onAnsweredChange: (row: MessageRow, isAnswered: boolean) => void;
  /** What takes focus when the button that opened the dialog is gone: the table. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A message of the contact form in full, with the way to answer it by mail. */
export function MessageDialog({ message, ...props }: MessageDialogProps): ReactNode {
  return message && <OpenDialog message={message} {...props} />;
}

function OpenDialog({
  message,
  onClose,
  onAnsweredChange,
  fallbackFocus,
}: MessageDialogProps & { message: MessageRow }): ReactNode {
  useFallbackFocus(fallbackFocus);
  return (
    <Dialog
      title={`Message from ${message.name}`}
      isOpen
      onOpenChange={onClose}
      isDismissable
      footer={
        <>
          <Button variant="neutral" onPress={() => onAnsweredChange(message, !message.isAnswered)}>
            {message.isAnswered ? 'Mark as waiting' : 'Mark as answered'}
          </Button>
          <ButtonLink href={`mailto:${message.email}`}>Answer by mail</ButtonLink>
        </>
      }
    >
      <Stack gap={16}>
        <RecordFacts
          items={[
            ['Company', message.company],
            ['Email', message.email],
            ...known('Phone', message.phone),
            ...known('Employees', message.employees?.toLocaleString('en-US')),
            ['Received', formatMoment(message.received_at)],
          ]}
        />
        <p className={mail}>{message.message}</p>
      </Stack>
    </Dialog>
  );
}

const known = (name: string, value: string | null | undefined): [string, string][] =>
  value ? [[name, value]] : [];
