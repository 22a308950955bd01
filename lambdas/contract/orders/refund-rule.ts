/** The facts that decide a refund. */
interface RefundRequest {
  /** The time of the payment. */
  paidAt: Date;
  now: Date;
  /** The share of the course's lessons that are completed, from 0 to 1. */
  completedShare: number;
  /** Whether the employer's denial of a request made under the employer's plan is documented. */
  isDenialDocumented: boolean;
}

/** Whether the whole price is refunded, with the ground or the reason. */
type RefundDecision =
  | { isDue: true; ground: 'denial' | 'window' }
  | { isDue: false; reason: 'window-over' | 'too-much-completed' };

/** How an employer's denial is documented: a letter, or a decision with one of the links. */
export const denialProofs = ['letter', 'employer_email', 'employer_link'] as const;
export type DenialProof = (typeof denialProofs)[number];

/**
 * Returns how a request's denial was recorded with a link; undefined if it was not. HR's denial through our email to an
 * employer's address counts as written. One through a copied link does not: the learner has that link, too.
 */
export const recordedDenial = ({
  status,
  status_by,
}: {
  status: string;
  status_by: string;
}): Exclude<DenialProof, 'letter'> | undefined =>
  status === 'denied' && (status_by === 'employer_email' || status_by === 'employer_link')
    ? status_by
    : undefined;

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

/** A learner's progress in a course, in lessons, and the highest share, from 0 to 1, that was ever completed. */
export interface LessonProgress {
  completed: number;
  total: number;
  /** @default the completed share */
  highestShare?: number;
}

/** Returns the share of a course, from 0 to 1, that counts for the rule: the highest ever, which unmarking does not lower. */
export const countedShareOf = ({ completed, total, highestShare = 0 }: LessonProgress): number =>
  Math.max(highestShare, total === 0 ? 0 : Math.min(1, completed / total));

/** Returns the end of the money-back window of a payment. */
export const refundEndsAt = (paidAt: Date): Date => new Date(paidAt.getTime() + refundWindow.days * day);

/**
 * Returns how many more lessons can be completed before the share of completed lessons exceeds the rule's. It is 0 if the
 * next lesson ends the refund, and negative once the share was exceeded, even if lessons were unmarked since.
 */
export function lessonsWithinRefund(progress: LessonProgress): number {
  const allowed = Math.floor(progress.total * refundWindow.maxCompleted);
  const share = countedShareOf(progress);
  if (share <= refundWindow.maxCompleted) return allowed - progress.completed;
  return Math.min(-1, allowed - Math.round(share * progress.total));
}

/**
 * Whether a certificate is revoked with the enrollment: after a chargeback, and after a refund within the window. After a
 * documented denial the learner keeps it, because the course was completed in good faith.
 */
export const revokesCertificate = (ground: 'denial' | 'window' | 'chargeback'): boolean =>
  ground !== 'denial';

/** The wording of the rule for every page and response, with the rule's numbers. */
export const refundCopy = {
  days: `${refundWindow.days} days`,
  share: `${refundWindow.maxCompleted * 100}%`,
  window: `within ${refundWindow.days} days of payment, while no more than ${refundWindow.maxCompleted * 100}% of the course is completed`,
  denial:
    'when your employer has an educational assistance plan but denies the reimbursement even though you submitted the reimbursement package, and we get the denial in writing',
  /** What counts as a denial in writing. */
  proof:
    'A denial is in writing if you send us your employer’s letter or email, or if HR denies with the link in our email to their address at work. A denial through a link that you copied can come from anyone who has it: send us the letter as well, or we first check with your employer.',
} as const;
