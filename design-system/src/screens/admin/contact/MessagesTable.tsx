import { type ReactNode, useCallback, useMemo } from 'react';
import { Badge } from '../../../components/badge/Badge.tsx';
import { StatusBadge } from '../../../components/badge/StatusBadge.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { DataTable } from '../../../components/data-table/DataTable.tsx';
import type { DataTableColumn, DataTableProps } from '../../../components/data-table/table.ts';
import * as icons from '../../../components/icon/icons.ts';
import { Link } from '../../../components/link/Link.tsx';
import { mailto } from '../../../components/link/mailto.ts';
import { VisuallyHidden } from '../../../layout/VisuallyHidden.tsx';
import {
  type AdminTableProps,
  ClippedText,
  dateColumn,
  idOf,
  type SelectableTableProps,
  TwoLines,
} from '../adminTable.tsx';
import { handOverFocus } from '../handOverFocus.ts';

/** A message from the contact form. */
export interface MessageRow {
  id: string;
  name: string;
  email: string;
  company: string;
  phone?: string | null | undefined;
  /** Number of employees of the sender's company. */
  employees?: number | null | undefined;
  /** What the message is about, such as 'W-9 request'. */
  topic?: string | undefined;
  message: string;
  isAnswered: boolean;
  received_at: string;
}

export interface MessagesTableProps extends AdminTableProps<MessageRow>, SelectableTableProps<MessageRow> {
  onOpen: (row: MessageRow) => void;
  /** Marks the message as answered, or as waiting again. */
  onAnsweredChange: (row: MessageRow, isAnswered: boolean) => void;
  /** The table element, which takes focus when the focused button is gone. */
  ref?: DataTableProps<MessageRow>['ref'];
}

/** The inbox of the contact form. */
export function MessagesTable({ onOpen, onAnsweredChange, ...table }: MessagesTableProps): ReactNode {
  const columns = useMemo<DataTableColumn<MessageRow>[]>(
    () => [
      {
        id: 'name',
        header: 'From',
        isRowHeader: true,
        minWidth: '9rem',
        cell: ({ name, company, email }) => (
          <TwoLines
            first={name}
            more={
              <>
                {company}
                <ClippedText text={email}>
                  <Link href={mailto(email)}>{email}</Link>
                </ClippedText>
              </>
            }
          />
        ),
      },
      {
        id: 'message',
        header: 'Message',
        minWidth: '11rem',
        cell: ({ topic, message }) => (
          <>
            {topic && <Badge>{topic}</Badge>}
            <ClippedText
              text={message.length > 120 ? `${message.slice(0, 119).trimEnd()}…` : message}
              lines={2}
            />
          </>
        ),
      },
      {
        id: 'isAnswered',
        header: 'Status',
        cell: ({ isAnswered }) => (
          <StatusBadge tone={isAnswered ? 'success' : 'warning'} {...(!isAnswered && { icon: icons.clock })}>
            {isAnswered ? 'Answered' : 'Waiting'}
          </StatusBadge>
        ),
      },
      { ...dateColumn('received_at', 'Received', true), hideBelow: 'md' },
    ],
    [],
  );
  const rowActions = useCallback(
    (row: MessageRow) => (
      <>
        <Button size="sm" variant="neutral" onPress={() => onOpen(row)}>
          Open<VisuallyHidden> the message from {row.name}</VisuallyHidden>
        </Button>
        <Button
          ref={handOverFocus}
          size="sm"
          variant="quiet"
          onPress={() => onAnsweredChange(row, !row.isAnswered)}
        >
          {row.isAnswered ? 'Mark as waiting' : 'Mark as answered'}
          <VisuallyHidden>: {row.name}</VisuallyHidden>
        </Button>
      </>
    ),
    [onOpen, onAnsweredChange],
  );
  return (
    <DataTable
      {...table}
      caption="Messages"
      columns={columns}
      rowKey={idOf}
      rowActions={rowActions}
      empty="No messages found"
    />
  );
}
