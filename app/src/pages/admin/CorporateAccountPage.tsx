import {
  AccountStatusBadge,
  Breadcrumbs,
  Button,
  Card,
  formatDate,
  Icon,
  icons,
  RecordFacts,
  SeatList,
  type SeatListProps,
  Stack,
} from '@redwhiteandcode/design-system';
import { checkSeat, seatMessages } from '@redwhiteandcode/lambdas/contract/corporate-rules.ts';
import type { CorporateAccount, CorporateSeat } from '@redwhiteandcode/lambdas/contract/corporate.ts';
import type { ReactNode } from 'react';
import { accountsCopy as copy } from '../../copy/adminBusiness.ts';
import { accountsHref } from './addresses.ts';
import type { AdminList, ListCopy } from './adminList.ts';
import { AdminListPage } from './AdminListPage.tsx';

export interface CorporateAccountPageProps extends Pick<SeatListProps, 'onAssign' | 'onRemove'> {
  account: CorporateAccount;
  seats: AdminList<CorporateSeat>;
  /** Opens the dialog that edits the account. */
  onEdit: () => void;
}

/** The copy of the list of an account's seats. */
export const seatsCopy = ({ company_name }: CorporateAccount): ListCopy => ({
  title: company_name,
  subtitle: copy.record.title,
  failure: copy.seatsFailure,
});

/** The page of a company's account: its details and its seats. */
export function CorporateAccountPage({
  account,
  seats,
  onEdit,
  onAssign,
  onRemove,
}: CorporateAccountPageProps): ReactNode {
  const { company_name, seats_used, seats_purchased, account_status } = account;
  return (
    <Stack gap={16}>
      <Breadcrumbs items={[{ label: copy.title, href: accountsHref }, { label: company_name }]} />
      <AdminListPage
        list={seats}
        copy={seatsCopy(account)}
        cards={<AccountFacts account={account} onEdit={onEdit} />}
      >
        <SeatList
          {...seats.table}
          seats={seats.table.rows}
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

function AccountFacts({ account, onEdit }: { account: CorporateAccount; onEdit: () => void }): ReactNode {
  const { facts } = copy;
  const seats = [account.seats_used, account.seats_purchased].map((count) => count.toLocaleString('en-US'));
  return (
    <Card>
      <Stack gap={16}>
        <RecordFacts
          items={[
            [facts.contact, account.primary_contact_email],
            [facts.seats, seats.join(' / ')],
            [facts.status, <AccountStatusBadge key="status" status={account.account_status} />],
            [facts.created, formatDate(account.created_at)],
          ]}
        />
        <div>
          <Button
            variant="neutral"
            size="sm"
            iconStart={<Icon icon={icons.pencil} size="sm" />}
            onPress={onEdit}
          >
            {copy.edit}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
