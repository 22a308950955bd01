import { keys } from '../platform/keys.ts';
import { getItems } from '../platform/table.ts';
import { EnrollmentItem, partsOf } from '../rows/enrollment/row.ts';
import type { PersonRow } from '../rows/person/row.ts';
import { SeatItem, seatId, usedSeatParts } from '../rows/seat/row.ts';
import type { CourseWork } from '../rows/duty/row.ts';
import type { Learned } from './duty-plan.ts';

const EnrolledItem = EnrollmentItem.pick({
  course_id: true,
  enrolled_at: true,
  completed_at: true,
  seat: true,
});

/**
 * Reads what people have learned in some courses with the seats that they have, by person. It reads no enrollment that was not
 * made with the company's seat, because the company must not see these.
 */
export async function readLearned(
  companyId: string,
  people: readonly PersonRow[],
  courseIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Learned>> {
  const seated = people.filter(({ state }) => state === 'accepted');
  const seatKeys = seated.map(({ email }) => keys.corporateSeat(companyId, seatId(companyId, email)));
  const seats = seatKeys.length === 0 ? [] : await getItems(seatKeys, SeatItem, { consistent: true });
  const used = seats.flatMap(({ enrollments = [] }) => Array.from(enrollments).map(usedSeatParts));
  const wanted = used.flatMap(({ enrollmentId }) => {
    const parts = partsOf(enrollmentId);
    return parts && courseIds.has(parts.courseId) ? [keys.enrollment(parts.userId, parts.courseId)] : [];
  });
  const enrollments = wanted.length === 0 ? [] : await getItems(wanted, EnrolledItem, { consistent: true });
  const learned = new Map<string, Map<string, CourseWork>>();
  for (const { course_id, enrolled_at, completed_at, seat } of enrollments) {
    if (seat?.company_id !== companyId) continue;
    const own = learned.get(seat.person_id) ?? new Map<string, CourseWork>();
    own.set(course_id, { started_at: enrolled_at, done_at: completed_at });
    learned.set(seat.person_id, own);
  }
  return learned;
}
