/** How long a reimbursement usually takes, for the pages that mention it. `text` is a part of a sentence. */
export const reimbursementTime = {
  days: 30,
  text: 'often within 30 days, 30 to 45 at many employers; your employer decides',
} as const;
