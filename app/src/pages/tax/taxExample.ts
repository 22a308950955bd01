/** One year of an employee's assistance under a plan, in whole dollars. */
export interface AssistanceYear {
  /** The year's limit. */
  limit: number;
  /** The employer's student-loan payments in the same year. */
  loanPayments: number;
  /** The reimbursement for a course. */
  course: number;
}

/** How a reimbursement is taxed, and what is left of the limit. */
export interface AssistanceOutcome {
  /** The part of the limit that was left before the course. */
  available: number;
  taxFree: number;
  /** Taxed as wages, unless it is a working condition fringe benefit. */
  wages: number;
  /** The part of the limit for the rest of the year; it does not carry over. */
  left: number;
}

/** Section 127(a)(2): courses and loan payments of a calendar year share one limit. */
export function countAssistance({ limit, loanPayments, course }: AssistanceYear): AssistanceOutcome {
  const available = Math.max(0, limit - loanPayments);
  const taxFree = Math.min(course, available);
  return { available, taxFree, wages: course - taxFree, left: available - taxFree };
}
