import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { layoffDateRule } from '@redwhiteandcode/contract/liftoff/application-rules.ts';
import type { ConfirmedLayoff } from '@redwhiteandcode/contract/liftoff/operations.ts';
import { timestamp } from '../platform/clock.ts';
import type { TransactItem } from '../platform/table.ts';
import { readCompanyAccounts } from '../rows/company/read.ts';
import { readWaiverHolder } from '../rows/order/waiver.ts';
import { listLaidOff } from '../rows/person/read.ts';
import type { PersonRow } from '../rows/person/row.ts';
import { closedLayoffItem } from '../rows/person/write.ts';

/** Lists the people of companies who are a user and were laid off. An address that is not proven may be a stranger's. */
async function laidOff(userId: string): Promise<PersonRow[]> {
  const holder = await readWaiverHolder(userId);
  return holder?.isProven ? listLaidOff(holder.email) : [];
}

/** Lists the layoffs of a user that companies confirmed and that still qualify for the program, newest first. */
export async function confirmedLayoffs(userId: string): Promise<ConfirmedLayoff[]> {
  const people = await laidOff(userId);
  const companies = await readCompanyAccounts([...new Set(people.map(({ company_id }) => company_id))]);
  const [now, today] = [timestamp(), businessToday()];
  const mayApply = layoffDateRule({ from: today, to: today });
  return people.flatMap(({ company_id, removed_at, open_until = now }) => {
    const company = companies.find(({ id }) => id === company_id);
    const layoff_date = businessToday(Date.parse(removed_at ?? now));
    if (!company || mayApply(layoff_date) !== undefined) return [];
    const { company_name } = company;
    return { company_name, layoff_date, open_until: open_until > now ? open_until : null };
  });
}

const folded = (name: string): string => name.trim().toLowerCase();

/** Returns the company that confirmed a layoff from a previous company of a user; null if none did. */
export async function confirmingCompany(userId: string, previousCompany: string): Promise<string | null> {
  const layoffs = await confirmedLayoffs(userId);
  const same = layoffs.find(({ company_name }) => folded(company_name) === folded(previousCompany));
  return same?.company_name ?? null;
}

/**
 * Makes the items that close the courses that stay open after the layoffs of a user. They are refused if one has changed since
 * the read.
 */
export const closedLayoffItems = async (userId: string): Promise<TransactItem[]> =>
  (await laidOff(userId)).flatMap((person) =>
    person.open_until === undefined ? [] : closedLayoffItem({ ...person, open_until: person.open_until }),
  );
