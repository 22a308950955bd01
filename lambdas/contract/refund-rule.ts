/** What a refund is decided from. */
export interface RefundRequest {
  /** When the course was paid. */
  paidAt: Date;
  now: Date;
  /** Completed lessons over all lessons of the course, from 0 to 1. */
  completedShare: number;
  /** Whether the learner sent the employer's written denial of a request made under the employer's plan. */
  isDenialDocumented: boolean;
}

/** Whether the whole price is paid back, and on what ground, or why not. */
export type RefundDecision =
  | { isDue: true; ground: 'denial' | 'window' }
  | { isDue: false; reason: 'window-over' | 'too-much-completed' };

/** The two numbers of the money-back window. */
export const refundWindow = {
  /** Days after the payment, of 24 hours each. */
  days: 14,
  /** The largest share of a course, from 0 to 1, that may be completed. */
  mostCompleted: 0.25,
} as const;

const day = 24 * 60 * 60 * 1000;

/**
 * Decides a refund: always on a documented denial; else through the 14th day while no more than a quarter of the course
 * is completed. Both ends belong to the window. Pure; it imports nothing. Throws a RangeError for what is no date or no
 * share.
 */
export function decideRefund(request: RefundRequest): RefundDecision {
  const { completedShare, isDenialDocumented } = request;
  const age = request.now.getTime() - request.paidAt.getTime();
  if (Number.isNaN(age)) throw new RangeError('A refund is decided from two dates.');
  if (!(completedShare >= 0 && completedShare <= 1)) {
    throw new RangeError('The completed share goes from 0 to 1.');
  }
  if (isDenialDocumented) return { isDue: true, ground: 'denial' };
  if (age > refundWindow.days * day) return { isDue: false, reason: 'window-over' };
  if (completedShare > refundWindow.mostCompleted) return { isDue: false, reason: 'too-much-completed' };
  return { isDue: true, ground: 'window' };
}

/** The rule's parts as every page and answer says them, with the numbers of the rule itself. */
export const refundWords = {
  days: `${refundWindow.days} days`,
  share: `${refundWindow.mostCompleted * 100}%`,
  window: `within ${refundWindow.days} days of payment, while no more than ${refundWindow.mostCompleted * 100}% of the course is completed`,
  denial:
    'when your employer has an educational assistance plan and denies the reimbursement although you handed in the reimbursement package, and you send us the denial in writing',
} as const;
