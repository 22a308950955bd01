import { SeatList } from '@redwhiteandcode/design-system';
import type { CorporateAccount, CorporateSeat } from '@redwhiteandcode/lambdas/contract/corporate.ts';
import type { ReactNode } from 'react';
import { accountsWords as words } from '../../copy/adminBusiness.ts';
import { callAdmin } from '../callAdmin.ts';
import type { AdminList } from '../useAdminList.ts';
import { useChange } from '../useChange.ts';
import { accountKeys } from './account.ts';

export interface SeatsProps {
  account: CorporateAccount;
  table: AdminList<CorporateSeat>['table'];
}

/** The seats of an account, which are given and taken back. */
export function Seats({
  account: { id: accountId, seats_used, seats_purchased, account_status },
  table,
}: SeatsProps): ReactNode {
  const change = useChange(accountKeys);
  return (
    <SeatList
      {...table}
      seats={table.rows}
      seatsUsed={seats_used}
      seatsPurchased={seats_purchased}
      isActive={account_status === 'active'}
      onGive={(email) =>
        change(
          () =>
            callAdmin('POST /api/admin/corporate-accounts/{accountId}/seats', {
              path: { accountId },
              body: { email },
            }),
          { done: words.seatGiven },
        )
      }
      onTakeBack={(seat) =>
        change(
          () =>
            callAdmin('DELETE /api/admin/corporate-accounts/{accountId}/seats/{seatId}', {
              path: { accountId, seatId: seat.id },
            }),
          { done: words.seatTakenBack },
        )
      }
    />
  );
}
