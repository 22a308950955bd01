import type { CertificateResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import { keys } from '../../platform/keys.ts';
import { setAttributes, type TransactItem } from '../../platform/table.ts';
import { readCurrentCertificate } from '../certificate/read.ts';
import { resultItems } from '../certificate/write.ts';
import { readEnrollment } from './read.ts';

/** Makes the item that notes on an enrollment that its learner has started an attempt. It is refused without the enrollment. */
export const attemptedItem = (userId: string, courseId: string): TransactItem =>
  setAttributes(
    keys.enrollment(userId, courseId),
    { has_attempts: true },
    { condition: 'attribute_exists(pk)' },
  );

/**
 * Makes the items that put a passed result on the certificate of an enrollment; none if the certificate states a better one.
 * Before a certificate is issued, the item checks that this is still so, because issuing it adds the result.
 */
export async function assessedItems(
  userId: string,
  courseId: string,
  result: CertificateResult,
): Promise<TransactItem[]> {
  const number = (await readEnrollment(userId, courseId, { consistent: true }))?.certificate_number;
  if (number === undefined) {
    const condition = 'attribute_not_exists(certificate_number)';
    return [{ ConditionCheck: { Key: keys.enrollment(userId, courseId), ConditionExpression: condition } }];
  }
  const certificate = await readCurrentCertificate(number);
  return certificate ? resultItems(certificate, result) : [];
}
