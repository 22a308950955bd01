import type { SavingsInput } from './calculateSavings.ts';

/** A number the calculator asks for, as it is typed. */
export interface SavingsField {
  name: keyof SavingsInput;
  label: string;
  min: number;
  max: number;
  /** Whole numbers alone. */
  isWhole: boolean;
  /** What stands at the field when its text is no such number. */
  problem: string;
}

/** The calculator's three numbers, in the order in which they are asked for. */
export const savingsFields: readonly SavingsField[] = [
  {
    name: 'employees',
    label: 'Number of employees',
    min: 1,
    max: 1_000_000,
    isWhole: true,
    problem: 'Enter a whole number of at least 1',
  },
  {
    name: 'costPerEmployee',
    label: 'Training cost per employee ($)',
    min: 0,
    max: 1_000_000,
    isWhole: false,
    problem: 'Enter an amount of 0 dollars or more',
  },
  {
    name: 'taxRate',
    label: 'Tax rate (%)',
    min: 0,
    max: 100,
    isWhole: false,
    problem: 'Enter a percentage from 0 to 100',
  },
];

/** The number that was typed, or nothing where the field cannot take it. */
export function readNumber(field: SavingsField, typed: string): number | undefined {
  const number = typed.trim() === '' ? Number.NaN : Number(typed);
  const isInside = number >= field.min && number <= field.max;
  return isInside && (!field.isWhole || Number.isInteger(number)) ? number : undefined;
}

/** All three numbers, or nothing while one of them is missing. */
export function readSavingsInput(typed: Record<keyof SavingsInput, string>): SavingsInput | undefined {
  const numbers = savingsFields.map((field) => readNumber(field, typed[field.name]));
  const [employees, costPerEmployee, taxRate] = numbers;
  if (employees === undefined || costPerEmployee === undefined || taxRate === undefined) return undefined;
  return { employees, costPerEmployee, taxRate };
}
