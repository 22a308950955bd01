import { SeatOrderDialog, type SeatOrderValues } from '@redwhiteandcode/design-system';
import { grantedSeats, seatsAfterOrder } from '@redwhiteandcode/contract/corporate/rules.ts';
import type { CorporateAccount } from '@redwhiteandcode/contract/corporate/operations.ts';
import {
  checkSeatOrder,
  seatOrderOf,
  seatPriceOf,
  seatTotalOf,
} from '@redwhiteandcode/contract/orders/seat-order-rules.ts';
import { typedNumber } from '@redwhiteandcode/contract/text/typed-numbers.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { accountsCopy as copy } from '../../../parts/admin/businessCopy.ts';
import { orderHref } from '../../../parts/admin/addresses.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { orderKeys } from '../orders/orderKeys.ts';
import { useRequestKey } from '../../../shell/api/useRequestKey.ts';
import { useSaveRecord } from '../../../parts/admin/useSaveRecord.ts';

export interface CreateSeatOrderProps {
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
export function CreateSeatOrder({ account, onClose }: CreateSeatOrderProps): ReactNode {
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
