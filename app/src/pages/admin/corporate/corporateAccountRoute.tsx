import type { CorporateAccount } from '@redwhiteandcode/contract/corporate/admin-operations.ts';
import { type ReactNode, useState } from 'react';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { EditAccount } from './EditAccount.tsx';
import { accountKeys } from '../../../parts/admin/recordForms.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useListPage } from '../../../parts/admin/useAdminList.tsx';
import { recordStatus, useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';
import { useChange } from '../../../parts/admin/useChange.ts';
import { useFailureToast } from '../../../shell/api/useFailureToast.ts';
import { adminCopy } from '../../../parts/admin/adminCopy.ts';
import { useDocumentTitle } from '../../../shell/metadata/useDocumentTitle.ts';
import { accountHref, accountsHref, orderHref } from '../../../parts/admin/addresses.ts';
import { accountCopy as copy, CorporateAccountPage, seatsCopy } from './CorporateAccountPage.tsx';
import { RecordState } from '../../../parts/admin/RecordState.tsx';
import type { Route } from './+types/corporateAccountRoute.ts';
import {
  type AccountDomainsProps,
  InviteDialog,
  type InviteValues,
  SeatOrderDialog,
  type SeatOrderValues,
} from '@redwhiteandcode/design-system';
import { checkInvitation } from '@redwhiteandcode/contract/company/invitation-rules.ts';
import { grantedSeats, seatsAfterOrder } from '@redwhiteandcode/contract/corporate/rules.ts';
import {
  checkSeatOrder,
  seatOrderOf,
  seatPriceOf,
  seatTotalOf,
} from '@redwhiteandcode/contract/orders/seat-order-rules.ts';
import { typedNumber } from '@redwhiteandcode/contract/text/typed-numbers.ts';
import { useNavigate } from 'react-router';
import { orderKeys } from '../orders/orderChanges.ts';
import { useRequestKey } from '../../../shell/api/useRequestKey.ts';
import { useSaveRecord } from '../../../parts/admin/useSaveRecord.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  adminMeta({ title: copy.record.title, description: copy.description }, accountHref(params.accountId));

export default function AdminCorporateAccountRoute({
  params: { accountId },
}: Route.ComponentProps): ReactNode {
  return <Account key={accountId} accountId={accountId} />;
}

/** Reads a company's account, then its seats. */
function Account({ accountId }: { accountId: string }): ReactNode {
  const query = useAdminQuery('GET /api/admin/corporate-accounts/{accountId}', { path: { accountId } });
  const { data } = query;
  const status = recordStatus(query);
  useFailureToast(status.state === 'failed' && data === undefined, copy.failed, copy.record.failure);
  useDocumentTitle(data && `${data.company_name} | ${adminCopy.area}`);
  if (data && status.state !== 'missing') return <Seats account={data} />;
  return <RecordState status={status} copy={copy.record} listHref={accountsHref} />;
}

function Seats({ account }: { account: CorporateAccount }): ReactNode {
  const { id: accountId, seats_used } = account;
  const [open, setOpen] = useState<'account' | 'invoice' | 'owner'>();
  const close = () => setOpen(undefined);
  const change = useChange(accountKeys);
  const seats = useListPage('GET /api/admin/corporate-accounts/{accountId}/seats', seatsCopy(account), {
    path: { accountId },
    sorts: ['given_at'],
    total: seats_used,
    exports: 'GET /api/admin/corporate-accounts/{accountId}/seats/export',
  });
  const domains = useDomains(accountId);
  const assign = (email: string) =>
    change(
      () =>
        callAdmin('POST /api/admin/corporate-accounts/{accountId}/seats', {
          path: { accountId },
          body: { email },
        }),
      { done: copy.seatAssigned },
    );
  const remove = ({ id: seatId }: { id: string }) =>
    change(
      () =>
        callAdmin('DELETE /api/admin/corporate-accounts/{accountId}/seats/{seatId}', {
          path: { accountId, seatId },
        }),
      { done: copy.seatRemoved },
    );
  return (
    <>
      <CorporateAccountPage
        account={account}
        seats={seats}
        domains={domains}
        onEdit={() => setOpen('account')}
        onCreateInvoice={() => setOpen('invoice')}
        onInviteOwner={() => setOpen('owner')}
        onAssign={assign}
        onRemove={remove}
      />
      {open === 'account' && <EditAccount account={account} onClose={close} />}
      {open === 'invoice' && <CreateSeatOrder account={account} onClose={close} />}
      {open === 'owner' && <InviteOwner account={account} onClose={close} />}
    </>
  );
}

/** Returns the domains of an account, and the function that decides about one; undefined until they are loaded. */
function useDomains(accountId: string): AccountDomainsProps | undefined {
  const { data } = useAdminQuery('GET /api/admin/corporate-accounts/{accountId}/domains', {
    path: { accountId },
  });
  const change = useChange(['GET /api/admin/corporate-accounts/{accountId}/domains']);
  return (
    data && {
      domains: data.items,
      onDecide: async (domain, approve) => {
        const decide = () =>
          callAdmin('POST /api/admin/corporate-accounts/{accountId}/domains/{domain}/decision', {
            path: { accountId, domain },
            body: { approve },
          });
        const failure = await change(decide, { done: approve ? copy.domainApproved : copy.domainDenied });
        if (failure !== undefined) throw new Error(failure);
      },
    }
  );
}

interface AccountDialogProps {
  account: CorporateAccount;
  onClose: () => void;
}

/** Returns what an order does to an account with granted seats; undefined if there are none, or if the number is invalid. */
function grantedNote(account: CorporateAccount, seats: string): string | undefined {
  const granted = grantedSeats(account);
  const ordered = typedNumber(seats);
  if (granted === 0 || !(ordered > 0)) return undefined;
  return copy.seatsNote(granted, seatsAfterOrder(account, ordered).seats_purchased);
}

/** The dialog that orders seats for a company. Then it opens the order, whose invoice can be downloaded. */
function CreateSeatOrder({ account, onClose }: AccountDialogProps): ReactNode {
  const navigate = useNavigate();
  const keyOf = useRequestKey();
  const save = useSaveRecord<SeatOrderValues>({
    touched: orderKeys,
    names: ['seats', 'seat_price', 'purchase_order'],
    read: () => {
      throw new Error('A new order cannot have a conflict');
    },
  });
  const create = async (values: SeatOrderValues) => {
    const order = await callAdmin('POST /api/admin/corporate-accounts/{accountId}/orders', {
      path: { accountId: account.id },
      body: seatOrderOf(values),
      idempotencyKey: keyOf(values),
    });
    void navigate(orderHref(order.id));
  };
  return (
    <SeatOrderDialog
      companyName={account.company_name}
      priceOf={seatPriceOf}
      totalOf={seatTotalOf}
      noteOf={(seats) => grantedNote(account, seats)}
      validate={checkSeatOrder}
      onSave={(values) => save(() => create(values), { done: copy.invoiceCreated })}
      onClose={onClose}
    />
  );
}

/** The dialog that invites an owner: first of all the company's contact. */
function InviteOwner({ account, onClose }: AccountDialogProps): ReactNode {
  const save = useSaveRecord<InviteValues>({
    touched: ['GET /api/admin/audit-log'],
    names: ['email'],
    read: () => {
      throw new Error('An invitation cannot have a conflict');
    },
  });
  const invite = (email: string) =>
    callAdmin('POST /api/admin/corporate-accounts/{accountId}/owners', {
      path: { accountId: account.id },
      body: { email },
    });
  return (
    <InviteDialog
      title={copy.inviteOwner}
      note={copy.ownerNote}
      defaultEmail={account.primary_contact_email}
      validate={checkInvitation}
      onInvite={({ email }) => save(() => invite(email), { done: copy.ownerInvited })}
      onClose={onClose}
    />
  );
}
