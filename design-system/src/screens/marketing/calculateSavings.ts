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
