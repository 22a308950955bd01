import { type ReactNode, useCallback } from 'react';
import { IconButton } from '../../components/button/IconButton.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn } from '../../components/data-table/table.ts';
import * as icons from '../../components/icon/icons.ts';
import { Link } from '../../components/link/Link.tsx';
import { type AdminTableProps, ClippedText, dateColumn, idOf, TwoLines } from '../admin/adminTable.tsx';
import { isInvitationOpen, type PersonState, PersonStateBadge } from './PersonState.tsx';

/** A person of a company in the list. */
export interface CompanyPersonRow {
  id: string;
  name: string | null;
  email: string;
  state: PersonState;
  has_seat: boolean;
  /** Whether the person joined with the company's link. */
  joined_by_link: boolean;
  /** The day or time at which the person got the latest seat. */
  invited_at: string;
  /** The page of the person. */
  href: string;
}

/** What the rooms of a company do with a person. */
export type PersonAction = 'send' | 'withdraw' | 'take-back';

/** Returns what can be done with a person in a state. */
export const personActions = ({
  state,
  has_seat,
}: Pick<CompanyPersonRow, 'state' | 'has_seat'>): readonly PersonAction[] => [
  ...(state === 'accepted' ? [] : (['send'] as const)),
  ...(isInvitationOpen(state) ? (['withdraw'] as const) : []),
  ...(has_seat ? (['take-back'] as const) : []),
];

/** Returns the label of an action: 'Send again' for a person who is invited, 'Invite again' for one without a seat. */
export function personActionLabel(action: PersonAction, { has_seat }: { has_seat: boolean }): string {
  if (action === 'withdraw') return 'Withdraw invitation';
  if (action === 'take-back') return 'Take seat back';
  return has_seat ? 'Send invitation again' : 'Invite again';
}

export interface CompanyPeopleTableProps extends AdminTableProps<CompanyPersonRow> {
  /** Whether the list can be sorted. @default false */
  isSortable?: boolean | undefined;
  /** Whether the list is filtered, so that an empty one does not ask to invite. @default false */
  isFiltered?: boolean | undefined;
  /** Does something with a person; without it, the rows have no buttons. */
  onAction?: ((action: PersonAction, row: CompanyPersonRow) => void) | undefined;
}

/** The columns of a person of a company. */
export const personColumns: DataTableColumn<CompanyPersonRow>[] = [
  {
    id: 'name',
    header: 'Person',
    isRowHeader: true,
    cell: ({ name, email, href }) => {
      const link = <Link href={href}>{name ?? email}</Link>;
      return <TwoLines first={link} more={name !== null && <ClippedText text={email} />} />;
    },
  },
  { id: 'state', header: 'State', cell: ({ state }) => <PersonStateBadge state={state} /> },
  { id: 'seat', header: 'Seat', hideBelow: 'lg', cell: ({ has_seat }) => (has_seat ? 'Yes' : 'No') },
  {
    id: 'came',
    header: 'By',
    hideBelow: 'lg',
    cell: ({ joined_by_link }) => (joined_by_link ? 'Join link' : 'Invitation'),
  },
  { ...dateColumn('invited_at', 'Since'), isSortable: false },
];

const sorts = ['name', 'invited_at'];
const sortableColumns = personColumns.map((column) =>
  sorts.includes(column.id) ? { ...column, isSortable: true } : column,
);

const actionIcons = { send: icons.mail, withdraw: icons.circleX, 'take-back': icons.trash } as const;

/** The people of a company with the states of their invitations, and buttons for what can be done. */
export function CompanyPeopleTable({
  onAction,
  isFiltered = false,
  isSortable = false,
  ...table
}: CompanyPeopleTableProps): ReactNode {
  const rowActions = useCallback(
    (row: CompanyPersonRow) =>
      personActions(row).map((action) => (
        <IconButton
          key={action}
          icon={actionIcons[action]}
          size="sm"
          label={`${personActionLabel(action, row)}: ${row.name ?? row.email}`}
          onPress={() => onAction?.(action, row)}
        />
      )),
    [onAction],
  );
  return (
    <DataTable
      {...table}
      caption="People"
      columns={isSortable ? sortableColumns : personColumns}
      rowKey={idOf}
      rowActions={onAction && rowActions}
      empty={isFiltered ? 'No one was found' : 'No one is invited yet'}
    />
  );
}
