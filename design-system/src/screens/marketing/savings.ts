/** An employer's planned training: employees, dollars, percent. */
export interface SavingsInput {
  employees: number;
  costPerEmployee: number;
  /** 0 to 100. */
  taxRate: number;
}

/** The results in dollars. */
export interface Savings {
  investment: number;
  taxSavings: number;
  netInvestment: number;
  /** What employees pay themselves: always nothing. */
  employeeCost: 0;
}

/** Returns the savings of an employer that pays each employee's course up to the yearly cap (Section 127(a)(2)). */
export function calculateSavings(input: SavingsInput, cap: number): Savings {
  const investment = input.employees * Math.min(input.costPerEmployee, cap);
  const taxSavings = (investment * input.taxRate) / 100;
  return { investment, taxSavings, netInvestment: investment - taxSavings, employeeCost: 0 };
}

/** A field of the calculator. */
export interface SavingsField {
  name: keyof SavingsInput;
  label: string;
  min: number;
  max: number;
  /** Accepts only whole numbers. */
  isWhole: boolean;
  /** The error for an invalid number. */
  problem: string;
}

/** The calculator's three fields in display order. */
export const savingsFields: readonly SavingsField[] = [
  {
    name: 'employees',
    label: 'Number of employees',
    min: 1,
    max: 1_000_000,
    isWhole: true,
    problem: 'Enter a whole number from 1 to 1,000,000',
  },
  {
    name: 'costPerEmployee',
    label: 'Training cost per employee ($)',
    min: 0,
    max: 1_000_000,
    isWhole: false,
    problem: 'Enter an amount from 0 to 1,000,000 dollars',
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

/** Returns the typed number, or undefined if it is invalid for the field. */
export function readNumber(field: SavingsField, typed: string): number | undefined {
  const number = typed.trim() === '' ? Number.NaN : Number(typed);
  const isInside = number >= field.min && number <= field.max;
  return isInside && (!field.isWhole || Number.isInteger(number)) ? number : undefined;
}

/** Returns all three numbers, or undefined if one is invalid. */
export function readSavingsInput(typed: Record<keyof SavingsInput, string>): SavingsInput | undefined {
  const numbers = savingsFields.map((field) => readNumber(field, typed[field.name]));
  const [employees, costPerEmployee, taxRate] = numbers;
  if (employees === undefined || costPerEmployee === undefined || taxRate === undefined) return undefined;
  return { employees, costPerEmployee, taxRate };
}

/** Returns all three numbers, with the default instead of each that is missing or invalid. */
export function readSavingsOr(
  typed: Partial<Record<keyof SavingsInput, string | null>>,
  defaults: SavingsInput,
): SavingsInput {
  const numbers = savingsFields.map((field) => [
    field.name,
    readNumber(field, typed[field.name] ?? '') ?? defaults[field.name],
  ]);
  return Object.fromEntries(numbers) as SavingsInput;
}
