/** One year of an employee under a plan, in whole dollars. */
export interface AssistanceYear {
  /** The year's limit. */
  limit: number;
  /** What the employer paid on a student loan in the same year. */
  loanPayments: number;
  /** What the employer reimburses for a course. */
  course: number;
}

/** What becomes of a reimbursement: the part that may be left out of income, the part that is wages, and what is left. */
export interface AssistanceOutcome {
  /** Of the limit, before the course. */
  available: number;
  taxFree: number;
  /** Unless it is a working condition fringe benefit. */
  wages: number;
  /** Of the limit, for the rest of the year; it does not carry over. */
  left: number;
}

/** Section 127(a)(2): courses and loan payments of a calendar year share one limit. */
export function countAssistance({ limit, loanPayments, course }: AssistanceYear): AssistanceOutcome {
  const available = Math.max(0, limit - loanPayments);
  const taxFree = Math.min(course, available);
  return { available, taxFree, wages: course - taxFree, left: available - taxFree };
}
