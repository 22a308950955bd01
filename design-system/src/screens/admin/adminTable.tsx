import type { ReactNode } from 'react';
import type { DataTableColumn, DataTableProps } from '../../components/data-table/table.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { formatMoment, formatShortDate, formatTime } from '../../components/date/date.ts';
import { clip, clipTwo, date, second, timeLine, two } from './AdminTablePage.css.ts';
import { CodeText } from '../../components/code-text/CodeText.tsx';

/** The props that an admin table takes from its caller: rows, sort order and state. The table has the columns and texts. */
export type AdminTableProps<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'count' | 'sortDescriptor' | 'onSortChange' | 'isLoading' | 'isUpdating' | 'error' | 'onRetry'
>;

/** The props of an admin table whose rows can be selected. */
export type SelectableTableProps<Row> = Pick<
  DataTableProps<Row>,
  'selectionMode' | 'selectedKeys' | 'onSelectionChange' | 'bulkActions'
>;

/** Deletes or removes a row. Returns an error message on failure. */
export type RowDeletion<Row> = (row: Row) => Promise<string | undefined>;

/** Returns a sortable column of an ISO date; `isTimeShown` shows the time too. */
export const dateColumn = <Field extends string>(
  id: Field,
  header: string,
  isTimeShown = false,
): DataTableColumn<Record<Field, string>> => ({
  id,
  header,
  isSortable: true,
  minWidth: '8rem',
  cell: (row) => <DateCell iso={row[id]} isTimeShown={isTimeShown} />,
});

/** Returns the id of a row, as its key. */
export const idOf = ({ id }: { id: string }): string => id;

/** Returns 'Active' for 'active'. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

interface DateCellProps {
  /** An ISO date, with or without a time. */
  iso: string;
  /** Shows the time below the date instead of only on hover. @default false */
  isTimeShown?: boolean | undefined;
}

/**
 * A date in a table: 'Nov 22, 2026' on one line. Hovering shows the time and its zone, and screen readers read them. A column
 * in which the time matters shows it to all users, so that no cell needs to take focus.
 */
export function DateCell({ iso, isTimeShown = false }: DateCellProps): ReactNode {
  const time = formatTime(iso);
  return (
    <time dateTime={iso} title={time && !isTimeShown ? formatMoment(iso) : undefined} className={date}>
      <span>{formatShortDate(iso)}</span>
      {time !== undefined && <VisuallyHidden>, </VisuallyHidden>}
      {time !== undefined &&
        (isTimeShown ? <span className={timeLine}>{time}</span> : <VisuallyHidden>{time}</VisuallyHidden>)}
    </time>
  );
}

/** The first 8 characters of an id, as admin lists show it; hovering shows all of it. */
export function ShortId({ id }: { id: string }): ReactNode {
  return (
    <span title={id}>
      <CodeText>{id.length > 8 ? `${id.slice(0, 8)}…` : id}</CodeText>
    </span>
  );
}

/** A cell with a main line and a line of details. */
export function TwoLines({ first, more }: { first: ReactNode; more: ReactNode }): ReactNode {
  return (
    <span className={two}>
      <span>{first}</span>
      {more && <span className={second}>{more}</span>}
    </span>
  );
}

interface ClippedTextProps {
  /** The full text, which stays in the page: copying and screen readers get all of it, and hovering shows it. */
  text: string;
  /** The number of lines after which the text ends with an ellipsis. @default 1 */
  lines?: 1 | 2 | undefined;
  /** A link with the text; while it has focus, the full text shows. @default the text */
  children?: ReactNode;
}

/** A text of a table's cell that is cut off at the end instead of in the middle of words. Cards show it in full. */
export function ClippedText({ text, lines = 1, children = text }: ClippedTextProps): ReactNode {
  return (
    <span className={lines === 1 ? clip : clipTwo} title={text}>
      {children}
    </span>
  );
}
