import { coversCertificate } from '@redwhiteandcode/contract/orders/rules.ts';
import { OrderStatus } from '@redwhiteandcode/contract/orders/operations.ts';
import { courseGates, type Key, keys } from '../../src/platform/keys.ts';
import { type Check, type Find, type Row, text } from './check.ts';

const isEnrollment = ({ sk }: Row): boolean => sk.startsWith('ENROLLMENT#');

/** Compares a course's number of lessons with the names of its lessons. */
export const checkLessons = (): Check => ({
  add(row) {
    if (row.sk !== 'COURSE') return [];
    const counted = Array.isArray(row.lesson_keys) ? row.lesson_keys.length : 0;
    return [{ what: `lessons of ${text(row.id)}`, stored: Number(row.lesson_count), counted }];
  },
});

const gatePrefix = 'COURSE_GATE#';
const isGate = ({ pk }: Row): boolean => pk.startsWith(gatePrefix);
/** Returns the ID of a gate's course. */
const courseAt = ({ pk }: Key): string => pk.slice(gatePrefix.length);

/** Compares the gates of each course with the course, and the enrollments that each gate counts with their rows. */
export function checkGates(): Check {
  const gates = new Map<string, { stored: number; counted: number }>();
  const enrollments = new Map<string, { stored: number; counted: number }>();
  const add = (sums: typeof gates, what: string, kind: 'stored' | 'counted', by: number) => {
    const sum = sums.get(what) ?? { stored: 0, counted: 0 };
    sums.set(what, { ...sum, [kind]: sum[kind] + by });
  };
  const enrollmentsAt = (gate: Key) => `enrollments in ${courseAt(gate)}, ${gate.sk}`;
  return {
    needs: (row) => (isGate(row) ? [keys.course(courseAt(row))] : []),
    add(row, find) {
      if (isEnrollment(row)) {
        const gate = keys.courseGate(text(row.course_id), row.pk.slice('USER#'.length));
        add(enrollments, enrollmentsAt(gate), 'counted', 1);
      } else if (row.sk === 'COURSE') {
        const id = text(row.id);
        add(gates, `gates of ${id}`, 'counted', courseGates(id).length);
      } else if (isGate(row)) {
        const course = find(keys.course(courseAt(row)));
        const isSame = course?.status === row.status && course?.lessons_version === row.lessons_version;
        add(gates, `gates of ${courseAt(row)}`, 'stored', isSame || !course ? 1 : 0);
        add(enrollments, enrollmentsAt(row), 'stored', Number(row.enrollment_count));
      }
      return [];
    },
    end: () => [...gates, ...enrollments].map(([what, sum]) => ({ what, ...sum })),
  };
}

/** Returns the course and the lesson that a row marks as completed. */
function tickIn({ sk }: Row): { courseId: string; lesson: string } | undefined {
  const [, courseId, module, lesson] = /^PROGRESS#([^#]+)#(\d+)#(\d+)$/.exec(sk) ?? [];
  return courseId === undefined ? undefined : { courseId, lesson: `${Number(module)}.${Number(lesson)}` };
}

const courseOf = (row: Row): string | undefined =>
  isEnrollment(row) ? text(row.course_id) : tickIn(row)?.courseId;

/**
 * Compares the completed lessons of enrollments with the user's marks. An enrollment whose course has changed since it was
 * counted is left out, because it is counted again before it is shown.
 */
export function checkCompletedLessons(): Check {
  let ticks = new Map<string, number>();
  let enrollments: { courseId: string; pk: string; stored: number }[] = [];
  return {
    needs(row) {
      const courseId = courseOf(row);
      return courseId === undefined ? [] : [keys.course(courseId)];
    },
    add(row, find) {
      const courseId = courseOf(row);
      if (courseId === undefined) return [];
      const course = find(keys.course(courseId));
      const tick = tickIn(row);
      if (tick) {
        const isCounted = Array.isArray(course?.lesson_keys) && course.lesson_keys.includes(tick.lesson);
        if (isCounted) ticks.set(courseId, (ticks.get(courseId) ?? 0) + 1);
      } else if (row.lessons_version === course?.lessons_version) {
        enrollments.push({ courseId, pk: row.pk, stored: Number(row.completed_lessons) });
      }
      return [];
    },
    endPartition() {
      const differences = enrollments.map(({ courseId, pk, stored }) => ({
        what: `lessons done in ${courseId} by ${pk}`,
        stored,
        counted: ticks.get(courseId) ?? 0,
      }));
      ticks = new Map();
      enrollments = [];
      return differences;
    },
  };
}

/**
 * Checks that a completed enrollment that is paid for or free names an existing certificate, and another one names none. A
 * certificate stays while its payment is disputed.
 */
export function checkCertificates(): Check {
  const certificateOf = ({ certificate_number: number }: Row) =>
    typeof number === 'string' ? keys.certificate(number) : undefined;
  const orderOf = ({ order_id: id }: Row) => (typeof id === 'string' ? keys.order(id) : undefined);
  const isDue = (row: Row, find: Find): boolean => {
    const key = orderOf(row);
    const status = OrderStatus.safeParse(key && find(key)?.status).data;
    return (
      certificateOf(row) !== undefined || !key || (status !== undefined && coversCertificate({ status }))
    );
  };
  return {
    needs(row) {
      if (!isEnrollment(row)) return [];
      return [certificateOf(row), orderOf(row)].filter((key) => key !== undefined);
    },
    add(row, find) {
      if (!isEnrollment(row)) return [];
      const key = certificateOf(row);
      return [
        {
          what: `certificates of ${text(row.course_id)} for ${row.pk}`,
          stored: row.status === 'completed' && isDue(row, find) ? 1 : 0,
          counted: key && find(key)?.certificate_number === row.certificate_number ? 1 : 0,
        },
      ];
    },
  };
}
