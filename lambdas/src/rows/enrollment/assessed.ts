import type { CertificateResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import { keys } from '../../platform/keys.ts';
import type { TransactItem } from '../../platform/table.ts';
import { readCurrentCertificate } from '../certificate/read.ts';
import { resultItems } from '../certificate/write.ts';
import { readEnrollment } from './read.ts';

/**
 * Makes the items that put a passed result on the certificate of an enrollment; none if the certificate states a better one.
 * Before a certificate is issued, the item is a check that it still is not, because the one who issues it adds the result.
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
