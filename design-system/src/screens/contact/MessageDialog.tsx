import type { ReactNode, RefObject } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { mailto } from '../../components/link/mailto.ts';
import { Stack } from '../../layout/Stack.tsx';
import { formatMoment } from '../../components/date/date.ts';
import { mail } from '../admin/AdminTablePage.css.ts';
import { useFallbackFocus } from '../admin/handOverFocus.ts';
import { type MessageRow, senderOf } from './MessagesTable.tsx';
import { RecordFacts } from '../orders/RecordFacts.tsx';

export interface MessageDialogProps<Row extends MessageRow> {
  /** The open message; without it the dialog is closed. */
  message?: Row | undefined;
  /** The names of the topics. */
  topics: Readonly<Record<string, string>>;
  onClose: () => void;
  onAnsweredChange: (row: Row, isAnswered: boolean) => void;
  /** Takes focus, such as the table, when the button that opened the dialog is gone. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A message from the contact form in full, with a link to reply by email. */
export function MessageDialog<Row extends MessageRow>({
  message,
  ...props
}: MessageDialogProps<Row>): ReactNode {
  return message && <OpenDialog message={message} {...props} />;
}

function OpenDialog<Row extends MessageRow>({
  message,
  topics,
  onClose,
  onAnsweredChange,
  fallbackFocus,
}: MessageDialogProps<Row> & { message: Row }): ReactNode {
  useFallbackFocus(fallbackFocus);
  return (
    <Dialog
      title={`Message from ${senderOf(message)}`}
      isOpen
      onOpenChange={onClose}
      isDismissable
      footer={
        <>
          <Button variant="neutral" onPress={() => onAnsweredChange(message, !message.is_answered)}>
            {message.is_answered ? 'Mark as waiting' : 'Mark as answered'}
          </Button>
          <ButtonLink href={mailto(message.email)}>Reply by email</ButtonLink>
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
            ...known('Topic', message.topic && topics[message.topic]),
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
