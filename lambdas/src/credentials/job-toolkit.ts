import { CourseDetails } from '@redwhiteandcode/contract/catalog/operations.ts';
import type { Certificate, JobToolkitCertificate } from '@redwhiteandcode/contract/credentials/operations.ts';
import { timestamp } from '../platform/clock.ts';
import { keys } from '../platform/keys.ts';
import { getItems } from '../platform/table.ts';
import { toCertificate } from '../rows/certificate/row.ts';
import { listEveryEnrollment } from '../rows/enrollment/read.ts';
import { documentOf, type OrderRow, StoredOrder } from '../rows/order/row.ts';
import { listEveryCertificate } from './repository.ts';

/** Returns a certificate with what is known about its course: the details, and the order of the enrollment. */
const withCourse = (
  certificate: Certificate,
  details: CourseDetails | undefined,
  order: OrderRow | undefined,
): JobToolkitCertificate => ({
  ...certificate,
  // A certificate outlives its course.
  learning_outcomes: details?.learning_outcomes ?? [],
  waiver: order?.waiver ?? null,
  has_receipt: order !== undefined && documentOf(order) === 'receipt',
});

/** Reads a learner's valid certificates, newest first, with what is known about their courses. */
export async function readToolkitCertificates(userId: string): Promise<JobToolkitCertificate[]> {
  const [rows, enrollments] = await Promise.all([listEveryCertificate(userId), listEveryEnrollment(userId)]);
  const now = timestamp();
  const valid = rows.map((row) => toCertificate(row, now)).filter(({ status }) => status === 'valid');
  const enrollmentOf = ({ certificate_number }: Certificate) =>
    enrollments.find((row) => row.certificate_number === certificate_number);
  const certified = valid.flatMap((certificate) => enrollmentOf(certificate) ?? []);
  const [details, orders] = await Promise.all([
    getItems(
      certified.map(({ course_id }) => keys.details(course_id)),
      CourseDetails,
    ),
    getItems(
      certified.flatMap(({ order_id }) => (order_id === undefined ? [] : keys.order(order_id))),
      StoredOrder,
      { consistent: true },
    ),
  ]);
  return valid.map((certificate) => {
    const { course_id, order_id } = enrollmentOf(certificate) ?? {};
    return withCourse(
      certificate,
      details.find((one) => one.course_id === course_id),
      orders.find(({ id }) => id === order_id),
    );
  });
}
