import { MessageDialog, type MessageRow, MessagesTable } from '@redwhiteandcode/design-system';
import type { Message } from '@redwhiteandcode/lambdas/contract/engagement-admin.ts';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { AdminListPage } from '../admin/AdminListPage.tsx';
import { adminMeta } from '../admin/adminMeta.ts';
import { callAdmin } from '../admin/callAdmin.ts';
import { useAdminList } from '../admin/useAdminList.ts';
import { useChange } from '../admin/useChange.ts';
import { inboxWords as words } from '../copy/adminReview.ts';

export const meta = () =>
  adminMeta({ title: words.title, description: words.description, path: '/admin/messages' });

export default function AdminMessagesRoute(): ReactNode {
  const list = useAdminList('GET /api/admin/messages', {
    sorts: ['received_at'],
    states: { answered: ['false', 'true'] },
    failure: words.failure,
    failureToast: { title: words.failureToast },
  });
  const [opened, setOpened] = useState<MessageRow>();
  const table = useRef<HTMLDivElement>(null);
  const change = useChange(['GET /api/admin/messages']);
  const rows = useMemo(() => list.table.rows.map(toRow), [list.table.rows]);
  const mark = async ({ id }: MessageRow, isAnswered: boolean) => {
    const done = isAnswered ? words.markedAnswered : words.markedWaiting;
    const body = { is_answered: isAnswered };
    const ask = () => callAdmin('PATCH /api/admin/messages/{messageId}', { path: { messageId: id }, body });
    if ((await change(ask, { done })) === undefined) {
      setOpened((held) => (held?.id === id ? { ...held, isAnswered } : held));
    }
  };
  return (
    <AdminListPage
      list={list}
      title={words.title}
      subtitle={words.subtitle}
      search={words.search}
      filter={{ of: 'answered', label: words.answered, options: words.states }}
      exports="GET /api/admin/messages/export"
    >
      <MessagesTable
        ref={table}
        {...list.table}
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

const toRow = ({ first_name, last_name, is_answered, ...message }: Message): MessageRow => ({
  ...message,
  name: `${first_name} ${last_name}`,
  isAnswered: is_answered,
});
