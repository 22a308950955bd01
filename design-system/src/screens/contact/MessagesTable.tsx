import { type ReactNode, useCallback, useMemo } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { Button } from '../../components/button/Button.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn, DataTableProps } from '../../components/data-table/table.ts';
import * as icons from '../../components/icon/icons.ts';
import { Link } from '../../components/link/Link.tsx';
import { mailto } from '../../components/link/mailto.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import {
  type AdminTableProps,
  ClippedText,
  dateColumn,
  idOf,
  type SelectableTableProps,
  TwoLines,
} from '../admin/adminTable.tsx';
import { handOverFocus } from '../admin/handOverFocus.ts';

/** A message from the contact form. */
export interface MessageRow {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  company: string;
  phone: string | null;
  /** Number of employees of the sender's company. */
  employees: number | null;
  /** What the message is about, as a key of `topics`. */
  topic?: string | undefined;
  message: string;
  is_answered: boolean;
  received_at: string;
}

export interface MessagesTableProps<Row extends MessageRow>
  extends AdminTableProps<Row>,
    SelectableTableProps<Row> {
  /** The names of the topics: 'W-9 request'. */
  topics: Readonly<Record<string, string>>;
  onOpen: (row: Row) => void;
  /** Marks the message as answered, or as waiting again. */
  onAnsweredChange: (row: Row, isAnswered: boolean) => void;
  /** The table element, which takes focus when the focused button is gone. */
  ref?: DataTableProps<Row>['ref'];
}

/** Returns the name of the sender. */
export const senderOf = ({ first_name, last_name }: MessageRow): string => `${first_name} ${last_name}`;

/** The inbox of the contact form. */
export function MessagesTable<Row extends MessageRow>({
  topics,
  onOpen,
  onAnsweredChange,
  ...table
}: MessagesTableProps<Row>): ReactNode {
  const columns = useMemo<DataTableColumn<Row>[]>(
    () => [
      {
        id: 'name',
        header: 'From',
        isRowHeader: true,
        minWidth: '9rem',
        cell: (row) => (
          <TwoLines
            first={senderOf(row)}
            more={
              <>
                {row.company}
                <ClippedText text={row.email}>
                  <Link href={mailto(row.email)}>{row.email}</Link>
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
            {topic && <Badge>{topics[topic]}</Badge>}
            <ClippedText
              text={message.length > 120 ? `${message.slice(0, 119).trimEnd()}…` : message}
              lines={2}
            />
          </>
        ),
      },
      {
        id: 'is_answered',
        header: 'Status',
        cell: ({ is_answered: isAnswered }) => (
          <StatusBadge tone={isAnswered ? 'success' : 'warning'} {...(!isAnswered && { icon: icons.clock })}>
            {isAnswered ? 'Answered' : 'Waiting'}
          </StatusBadge>
        ),
      },
      { ...dateColumn('received_at', 'Received', true), hideBelow: 'md' },
    ],
    [topics],
  );
  const rowActions = useCallback(
    (row: Row) => (
      <>
        <Button size="sm" variant="neutral" onPress={() => onOpen(row)}>
          Open<VisuallyHidden> the message from {senderOf(row)}</VisuallyHidden>
        </Button>
        <Button
          ref={handOverFocus}
          size="sm"
          variant="quiet"
          onPress={() => onAnsweredChange(row, !row.is_answered)}
        >
          {row.is_answered ? 'Mark as waiting' : 'Mark as answered'}
          <VisuallyHidden>: {senderOf(row)}</VisuallyHidden>
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
