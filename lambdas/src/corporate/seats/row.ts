import * as z from 'zod';
import { addressHash } from '../../platform/address-hash.ts';
import { indexes, keys } from '../../platform/keys.ts';
import {
  deleteExisting,
  getItems,
  KeyItem,
  listAll,
  type TransactItem,
  updateExisting,
} from '../../platform/table.ts';
import { countItem } from '../../platform/totals.ts';

const ActiveAccount = z.object({ company_name: z.string(), account_status: z.string() });

/** Returns a company with an active account in which this email address has a seat; undefined if there is none. */
export async function readCompanyOfSeat(email: string): Promise<{ company_name: string } | undefined> {
  const pk = indexes.corporateSeats('', '', '', addressHash(email)).gsi1pk;
  const seats = await listAll({ index: 'gsi1', pk }, KeyItem);
  const accounts = seats.map((seat) => keys.corporateAccount(seat.pk.slice('CORPORATE#'.length)));
  const found = await getItems(accounts, ActiveAccount);
  return found.find(({ account_status }) => account_status === 'active');
}

/** Makes the items that add purchased seats to an account. They are refused if there is no such account. */
export const purchasedSeatsItems = (accountId: string, seats: number): TransactItem[] => [
  {
    Update: {
      Key: keys.corporateAccount(accountId),
      UpdateExpression: 'ADD seats_purchased :seats, version :one',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':seats': seats, ':one': 1 },
    },
  },
  countItem(accountId, { seats_purchased: seats }),
];

/** Makes the items that delete a seat and update both counts. The first is refused if there is no such seat. */
export const removedSeatItems = (accountId: string, seatId: string): TransactItem[] => [
  deleteExisting(keys.corporateSeat(accountId, seatId)),
  updateExisting(keys.corporateAccount(accountId), 'ADD seats_used :less', { ':less': -1 }),
  countItem(accountId, { seats_used: -1 }),
];
