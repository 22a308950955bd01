import { MessageDialog, MessagesTable } from '@redwhiteandcode/design-system';
import { contactTopics } from '@redwhiteandcode/contract/contact/topics.ts';
import type { Message } from '@redwhiteandcode/contract/contact/admin-operations.ts';
import { type ReactNode, useRef, useState } from 'react';
import { type AdminList, AdminListPage } from '../../../parts/admin/AdminListPage.tsx';
import { type BulkAction, BulkButton, useBulk } from '../../../parts/admin/useBulk.tsx';

/** The copy of the admin list of contact messages. */
export const inboxCopy = {
  title: 'Messages',
  subtitle: 'Messages from the contact form',
  description: 'Messages from the contact form.',
  search: 'Search by name, email or company',
  filter: {
    of: 'answered',
    label: 'Status',
    options: [
      { value: '', label: 'All Messages' },
      { value: 'false', label: 'Waiting' },
      { value: 'true', label: 'Answered' },
    ],
  },
  failure: 'The messages could not be loaded',
  failureToast: { title: 'Error fetching messages' },
  markedAnswered: 'Message marked as answered',
  markedWaiting: 'Message marked as waiting',
  markAnswered: 'Mark as answered',
  markedEach: (count: number) =>
    count === 1 ? '1 message marked as answered' : `${count} messages marked as answered`,
} as const;

export interface MessagesPageProps {
  list: AdminList<Message>;
  /** Marks a message as answered or as waiting; a returned message says why it could not be marked. */
  onMark: (messageId: string, isAnswered: boolean) => Promise<string | undefined>;
  /** Marks several messages as answered. */
  onAnswerEach: BulkAction<Message>['run'];
}

/** The inbox of the contact form. */
export function MessagesPage({ list, onMark, onAnswerEach }: MessagesPageProps): ReactNode {
  const [opened, setOpened] = useState<Message>();
  const table = useRef<HTMLDivElement>(null);
  const bulk = useBulk(list.table.rows, ({ first_name, last_name }) => `${first_name} ${last_name}`, table);
  const mark = async ({ id }: Message, isAnswered: boolean) => {
    if ((await onMark(id, isAnswered)) === undefined) {
      setOpened((current) => (current?.id === id ? { ...current, is_answered: isAnswered } : current));
    }
  };
  return (
    <AdminListPage list={list} copy={inboxCopy}>
      {bulk.report}
      <MessagesTable
        ref={table}
        {...list.table}
        {...bulk.table}
        bulkActions={
          <BulkButton bulk={bulk} action={{ done: inboxCopy.markedEach, run: onAnswerEach }}>
            {inboxCopy.markAnswered}
          </BulkButton>
        }
        topics={contactTopics}
        onOpen={setOpened}
        onAnsweredChange={(row, isAnswered) => void mark(row, isAnswered)}
      />
      <MessageDialog
        message={opened}
        topics={contactTopics}
        onClose={() => setOpened(undefined)}
        onAnsweredChange={(row, isAnswered) => void mark(row, isAnswered)}
        fallbackFocus={table}
      />
    </AdminListPage>
  );
}
