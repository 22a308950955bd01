import { readSavingsOr, type SavingsInput } from '@redwhiteandcode/design-system';

/** Returns the calculator's numbers in the query of an address. A missing or invalid one is the default. */
export function readSavingsQuery(query: string, defaults: SavingsInput): SavingsInput {
  const values = new URLSearchParams(query);
  const typed = {
    employees: values.get('employees'),
    costPerEmployee: values.get('cost'),
    taxRate: values.get('rate'),
  };
  return readSavingsOr(typed, defaults);
}

/** Returns the path that opens the calculator with these numbers. */
export const savingsPath = ({ employees, costPerEmployee, taxRate }: SavingsInput): string =>
  `/?employees=${employees}&cost=${costPerEmployee}&rate=${taxRate}#calculator`;
