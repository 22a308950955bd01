import { createHash } from 'node:crypto';
import * as z from 'zod';
import { indexes, keys } from '../../platform/keys.ts';
import { getItems, KeyItem, listAll, type TransactItem } from '../../platform/table.ts';
import { countItem } from '../../platform/totals.ts';

/** Returns the hash of an email address that its seats of all companies share. */
export const seatHolder = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22);

const ActiveAccount = z.object({ company_name: z.string(), account_status: z.string() });

/** Returns a company with an active account in which this email address has a seat; undefined if there is none. */
export async function readCompanyOfSeat(email: string): Promise<{ company_name: string } | undefined> {
  const pk = indexes.corporateSeats('', '', '', seatHolder(email)).gsi1pk;
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
