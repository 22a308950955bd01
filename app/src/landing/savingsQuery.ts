import { readSavingsNumber, savingsFields, type SavingsInput } from '@redwhiteandcode/design-system';

/** The calculator's fields in the query of its address. */
const parameters = { employees: 'employees', costPerEmployee: 'cost', taxRate: 'rate' } as const;

/** Returns the calculator's numbers in a query. A missing or invalid one is the default. */
export function readSavingsQuery(query: string, defaults: SavingsInput): SavingsInput {
  const values = new URLSearchParams(query);
  const numbers = savingsFields.map((field) => [
    field.name,
    readSavingsNumber(field, values.get(parameters[field.name]) ?? '') ?? defaults[field.name],
  ]);
  return Object.fromEntries(numbers) as SavingsInput;
}

/** Returns the path that opens the calculator with these numbers. */
export function savingsPath(input: SavingsInput): string {
  const query = savingsFields.map(({ name }) => `${parameters[name]}=${input[name]}`).join('&');
  return `/?${query}#calculator`;
}
