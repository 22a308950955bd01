import {
  AccountDomains,
  type AccountDomainsProps,
  AccountStatusBadge,
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  Icon,
  icons,
  Inline,
  Link,
  mailto,
  RecordFacts,
  SeatList,
  type SeatListProps,
  Stack,
} from '@redwhiteandcode/design-system';
import { dateOf, withDays } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { checkSeat, grantedSeats, seatMessages } from '@redwhiteandcode/contract/corporate/rules.ts';
import type {
  CorporateAccount,
  CorporateSeat,
} from '@redwhiteandcode/contract/corporate/admin-operations.ts';
import type { ReactNode } from 'react';
import { accountsCopy } from './CorporateAccountsPage.tsx';
import { accountsHref, ordersHref } from '../../../parts/admin/addresses.ts';
import { type AdminList, AdminListPage, type ListCopy } from '../../../parts/admin/AdminListPage.tsx';

/** The copy of a corporate account's page. */
export const accountCopy = {
  edit: 'Edit account',
  description: 'A company’s seats.',
  record: {
    title: 'Corporate Account',
    failure: 'Failed to load the account',
    missing: 'Account not found',
    missingDescription: 'There is no account at this address.',
    back: 'Back to Corporate Accounts',
  },
  failed: 'Error loading account',
  seatsFailure: 'Failed to load the seats',
  seatAssigned: 'Seat assigned successfully',
  seatRemoved: 'Seat removed successfully',
  createInvoice: 'Create invoice',
  invoiceCreated: 'Order created. Download its invoice here.',
  inviteOwner: 'Invite an owner',
  ownerNote:
    'The address gets an email with a link that works for 30 days. An owner runs the company in its own rooms: seats, people, orders and roles.',
  ownerInvited: 'Invitation sent',
  domainApproved: 'Domain approved',
  domainDenied: 'Request denied',
  showOrders: 'Show orders',
  facts: {
    contact: 'Contact Email',
    seats: 'Seats',
    granted: 'Granted without an order',
    status: 'Status',
    created: 'Created',
  },
  seatsNote: (granted: number, seats: number) =>
    `The order pays for the ${granted.toLocaleString('en-US')} granted seats first. After the payment the account has ${seats.toLocaleString('en-US')} seats.`,
} as const;

export interface CorporateAccountPageProps extends Pick<SeatListProps, 'onAssign' | 'onRemove'> {
  account: CorporateAccount;
  seats: AdminList<CorporateSeat>;
  /** The company's domains, with the requests to approve them. */
  domains?: AccountDomainsProps | undefined;
  /** Opens the dialog that edits the account. */
  onEdit: () => void;
  /** Opens the dialog that orders seats. */
  onCreateInvoice: () => void;
  /** Opens the dialog that invites an owner. */
  onInviteOwner: () => void;
}

/** The copy of the list of an account's seats. */
export const seatsCopy = ({ company_name }: CorporateAccount): ListCopy => ({
  title: company_name,
  subtitle: accountCopy.record.title,
  failure: accountCopy.seatsFailure,
});

/** Returns the address of the orders of a company. */
const ordersOf = (company: string): string => `${ordersHref}?q=${encodeURIComponent(company)}`;

/** The page of a company's account: its details and its seats. */
export function CorporateAccountPage({
  account,
  seats,
  domains,
  onEdit,
  onCreateInvoice,
  onInviteOwner,
  onAssign,
  onRemove,
}: CorporateAccountPageProps): ReactNode {
  const { company_name, seats_used, seats_purchased, account_status } = account;
  return (
    <Stack gap={16}>
      <Breadcrumbs items={[{ label: accountsCopy.title, href: accountsHref }, { label: company_name }]} />
      <AdminListPage
        list={{ ...seats, exportCsv: undefined }}
        copy={seatsCopy(account)}
        cards={
          <Stack gap={16}>
            <AccountFacts
              account={account}
              onEdit={onEdit}
              onCreateInvoice={onCreateInvoice}
              onInviteOwner={onInviteOwner}
            />
            {domains && domains.domains.length > 0 && <AccountDomains {...domains} />}
          </Stack>
        }
      >
        <SeatList
          {...seats.table}
          seats={seats.table.rows.map(seatDays)}
          exportCsv={seats.exportCsv}
          seatsUsed={seats_used}
          seatsPurchased={seats_purchased}
          closed={account_status === 'active' ? undefined : seatMessages.inactive}
          validate={checkSeat({ seatsUsed: seats_used, seatsPurchased: seats_purchased })}
          onAssign={onAssign}
          onRemove={onRemove}
        />
      </AdminListPage>
    </Stack>
  );
}

function AccountFacts({
  account,
  onEdit,
  onCreateInvoice,
  onInviteOwner,
}: Pick<CorporateAccountPageProps, 'account' | 'onEdit' | 'onCreateInvoice' | 'onInviteOwner'>): ReactNode {
  const { facts } = accountCopy;
  const { primary_contact_email: email } = account;
  const seats = [account.seats_used, account.seats_purchased].map((count) => count.toLocaleString('en-US'));
  return (
    <Card>
      <Stack gap={16}>
        <RecordFacts
          items={[
            [
              facts.contact,
              <Link key="contact" href={mailto(email)}>
                {email}
              </Link>,
              'wide',
            ],
            [facts.seats, seats.join(' / ')],
            [facts.granted, grantedSeats(account).toLocaleString('en-US')],
            [facts.status, <AccountStatusBadge key="status" status={account.account_status} />],
            [facts.created, dateOf('history', account.created_at)],
          ]}
        />
        <Inline gap={8}>
          <Button
            variant="neutral"
            size="sm"
            iconStart={<Icon icon={icons.pencil} size="sm" />}
            onPress={onEdit}
          >
            {accountCopy.edit}
          </Button>
          <Button
            variant="neutral"
            size="sm"
            iconStart={<Icon icon={icons.receiptText} size="sm" />}
            onPress={onCreateInvoice}
          >
            {accountCopy.createInvoice}
          </Button>
          <Button
            variant="neutral"
            size="sm"
            iconStart={<Icon icon={icons.mail} size="sm" />}
            onPress={onInviteOwner}
          >
            {accountCopy.inviteOwner}
          </Button>
          <ButtonLink variant="quiet" size="sm" href={ordersOf(account.company_name)}>
            {accountCopy.showOrders}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}

/** Returns a seat with the dates that the company’s monthly report shows. */
const seatDays = (seat: CorporateSeat): CorporateSeat => ({
  ...withDays(seat, { given_at: 'seatAssigned' }),
  courses: seat.courses.map((course) =>
    withDays(course, { started_at: 'enrolled', completed_at: 'completed' }),
  ),
});
