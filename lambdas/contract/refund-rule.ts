/** The facts that decide a refund. */
interface RefundRequest {
  /** The time of the payment. */
  paidAt: Date;
  now: Date;
  /** The share of the course's lessons that are completed, from 0 to 1. */
  completedShare: number;
  /** Whether the learner sent the employer's written denial of a request made under the employer's plan. */
  isDenialDocumented: boolean;
}

/** Whether the whole price is refunded, with the ground or the reason. */
type RefundDecision =
  | { isDue: true; ground: 'denial' | 'window' }
  | { isDue: false; reason: 'window-over' | 'too-much-completed' };

/** The limits of the money-back window. */
export const refundWindow = {
  /** Days after the payment, of 24 hours each. */
  days: 14,
  /** The largest share of a course, from 0 to 1, that may be completed. */
  maxCompleted: 0.25,
} as const;

const day = 24 * 60 * 60 * 1000;

/**
 * Decides a refund. After a documented denial, it is always due. Otherwise it is due through the 14th day, while no more
 * than a quarter of the course is completed; both limits are inclusive. Throws a RangeError for an invalid date or share.
 */
export function decideRefund(request: RefundRequest): RefundDecision {
  const { completedShare, isDenialDocumented } = request;
  const age = request.now.getTime() - request.paidAt.getTime();
  if (Number.isNaN(age)) throw new RangeError('Both dates of a refund must be valid.');
  if (!(completedShare >= 0 && completedShare <= 1)) {
    throw new RangeError('The completed share must be from 0 to 1.');
  }
  if (isDenialDocumented) return { isDue: true, ground: 'denial' };
  if (age > refundWindow.days * day) return { isDue: false, reason: 'window-over' };
  if (completedShare > refundWindow.maxCompleted) return { isDue: false, reason: 'too-much-completed' };
  return { isDue: true, ground: 'window' };
}

/** The wording of the rule for every page and response, with the rule's numbers. */
export const refundCopy = {
  days: `${refundWindow.days} days`,
  share: `${refundWindow.maxCompleted * 100}%`,
  window: `within ${refundWindow.days} days of payment, while no more than ${refundWindow.maxCompleted * 100}% of the course is completed`,
  denial:
    'when your employer has an educational assistance plan and denies the reimbursement although you handed in the reimbursement package, and you send us the denial in writing',
} as const;
