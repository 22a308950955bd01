import { MessageDialog, type MessageRow, MessagesTable } from '@redwhiteandcode/design-system';
import { contactTopics } from '@redwhiteandcode/contract/contact/topics.ts';
import type { Message } from '@redwhiteandcode/contract/engagement/admin-operations.ts';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { inboxCopy as copy } from '../../../parts/admin/reviewCopy.ts';
import type { AdminList } from '../../../parts/admin/adminList.ts';
import { AdminListPage } from '../../../parts/admin/AdminListPage.tsx';
import { type BulkAction, BulkButton, useBulk } from '../../../parts/admin/useBulk.tsx';

export interface MessagesPageProps {
  list: AdminList<Message>;
  /** Marks a message as answered or as waiting; a returned message says why it could not be marked. */
  onMark: (messageId: string, isAnswered: boolean) => Promise<string | undefined>;
  /** Marks several messages as answered. */
  onAnswerEach: BulkAction<MessageRow>['run'];
}

/** The inbox of the contact form. */
export function MessagesPage({ list, onMark, onAnswerEach }: MessagesPageProps): ReactNode {
  const [opened, setOpened] = useState<MessageRow>();
  const table = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => list.table.rows.map(messageRow), [list.table.rows]);
  const bulk = useBulk(rows, ({ name }) => name, table);
  const mark = async ({ id }: MessageRow, isAnswered: boolean) => {
    if ((await onMark(id, isAnswered)) === undefined) {
      setOpened((current) => (current?.id === id ? { ...current, isAnswered } : current));
    }
  };
  return (
    <AdminListPage list={list} copy={copy}>
      {bulk.report}
      <MessagesTable
        ref={table}
        {...list.table}
        {...bulk.table}
        bulkActions={
          <BulkButton bulk={bulk} action={{ done: copy.markedEach, run: onAnswerEach }}>
            {copy.markAnswered}
          </BulkButton>
        }
        rows={rows}
        onOpen={setOpened}
        onAnsweredChange={(row, isAnswered) => void mark(row, isAnswered)}
      />
      <MessageDialog
        message={opened}
        onClose={() => setOpened(undefined)}
        onAnsweredChange={(row, isAnswered) => void mark(row, isAnswered)}
        fallbackFocus={table}
      />
    </AdminListPage>
  );
}

/** Returns a message as a table row. */
export const messageRow = ({
  first_name,
  last_name,
  is_answered,
  topic,
  ...message
}: Message): MessageRow => ({
  ...message,
  topic: topic && contactTopics[topic],
  name: `${first_name} ${last_name}`,
  isAnswered: is_answered,
});
