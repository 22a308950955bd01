import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleCard } from '@redwhiteandcode/contract/catalog/sample-course.ts';
import { orderStatuses } from '@redwhiteandcode/contract/api/statuses.ts';
import { newCertificate } from '../rows/certificate/row.ts';
import { newCourseRow, noDetails } from '../rows/course/row.ts';
import { newEnrollment } from '../rows/enrollment/row.ts';
import { courseLine, newOrder, type OrderRow } from '../rows/order/row.ts';
import { canGetToolkit, courseReimbursements } from './rules.ts';
import { sampleFacts } from './sample-facts.ts';
import { newToolkit, type ToolkitRow } from './toolkit-row.ts';

/** No course and no certificate. */
const none = { courses: new Map(), certificates: new Map() };
const createdAt = '2026-03-02T14:00:00.000Z';

const orderOf = (course: string, change: Partial<OrderRow> = {}, price_cents = 295_000): OrderRow => ({
  ...newOrder({
    items: [
      courseLine({
        id: course,
        title: `Course ${course}`,
        duration: '8 weeks',
        hours: 40,
        price_cents,
        list_price: null,
      }),
    ],
    createdAt,
    by: 'u',
    payer: { name: 'Sample Learner', email: 'sample@example.com', company: null },
    owner: { userId: 'u' },
  }),
  ...change,
});

const enrollmentIn = (course: string, orderId?: string) =>
  newEnrollment(
    'u',
    { id: course, lesson_keys: ['1.1', '1.2'], lessons_version: 1 },
    { enrolledAt: createdAt, orderId },
  );

const toolkitOf = (courseId: string, orderId: string | null): ToolkitRow =>
  newToolkit(sampleFacts, {
    id: `t-${courseId}`,
    userId: 'u',
    courseId,
    orderId,
    at: createdAt,
    requestMark: '',
  });

const payment: OrderRow['payment'] = {
  paid_at: createdAt,
  amount_cents: 295_000,
  method: 'card',
  brand: 'visa',
  last4: '4242',
  reference: null,
};

describe('whether an order can get a toolkit', () => {
  it.each([
    ['due', true],
    ['paid', true],
    ['partially_refunded', true],
    ['waived', false],
    ['canceled', false],
    ['refunded', false],
    ['disputed', false],
  ] as const)('that is %s: %s', (status, expected) => {
    expect(canGetToolkit(orderOf('a', { status }), undefined)).toBe(expected);
  });

  it('is decided by its own toolkit, not by that of an earlier order of the course', () => {
    const order = orderOf('a');
    expect(canGetToolkit(order, toolkitOf('a', order.id))).toBe(false);
    expect(canGetToolkit(order, toolkitOf('a', 'RWC-O-2025-EAR11ER0'))).toBe(true);
    expect(canGetToolkit(order, toolkitOf('a', null))).toBe(true);
  });
});

describe('the reimbursement of courses', () => {
  it('has what the form of a new toolkit depends on, the newest order first', () => {
    const unpaid = orderOf('a');
    const paid = orderOf('b', {
      status: 'partially_refunded',
      payment,
      refunded_cents: 50_000,
      created_at: '2026-03-03T01:00:00.000Z',
    });
    const enrollments = [
      {
        ...enrollmentIn('b', paid.id),
        completed_lessons: 2,
        completed_at: '2026-03-21T01:00:00.000Z',
        certificate_number: 'RWC-2026-SAMP1E00',
      },
      enrollmentIn('a', unpaid.id),
    ];
    const result = { percent: 86, letter: 'B', pass_percent: 73, assessed_on: '2026-03-20' } as const;
    const certificate = {
      ...newCertificate(
        { kind: 'course', user_id: 'u', course_id: 'b', student_name: 'Sample', course_title: 'Course b' },
        { issuedAt: createdAt },
      ),
      result,
    };
    const about = { id: 'b', kind: 'catalog', created_at: createdAt } as const;
    const assessed = {
      ...newCourseRow({ ...about, highlights: [] }, { ...sampleCard, details: noDetails, modules: [] }),
      assessment: { questions: 20, pass_percent: 73 },
    };
    const found = courseReimbursements({
      enrollments,
      orders: [unpaid, paid],
      toolkits: [],
      courses: new Map([['b', assessed]]),
      certificates: new Map([['RWC-2026-SAMP1E00', certificate]]),
    });
    expect(found).toEqual({
      orders: [
        expect.objectContaining({ id: paid.id, course_id: 'b', status: 'partially_refunded' }),
        {
          id: unpaid.id,
          course_id: 'a',
          status: 'due',
          total_cents: 295_000,
          due_at: unpaid.due_at,
          is_processing: false,
          waiver: null,
          unconfirmed_waiver: null,
        },
      ],
      courses: [
        {
          course_id: 'b',
          course_title: 'Course b',
          amount_cents: 245_000,
          is_paid_for: true,
          has_started: true,
          completed_on: '2026-03-20',
          certificate_number: 'RWC-2026-SAMP1E00',
          pass_percent: 73,
          result,
          // In the place of business it is still March 2.
          ordered_on: '2026-03-02',
        },
        {
          course_id: 'a',
          course_title: 'Course a',
          amount_cents: 295_000,
          is_paid_for: false,
          has_started: false,
          completed_on: null,
          certificate_number: null,
          pass_percent: null,
          result: null,
          ordered_on: '2026-03-02',
        },
      ],
      toolkits: [],
    });
  });

  it('contains an unpaid order that comes before the enrollment, but not one that is not the enrollment’s', () => {
    const order = orderOf('a');
    const rows = { orders: [order], toolkits: [] };
    expect(courseReimbursements({ ...none, ...rows, enrollments: [] }).courses).toHaveLength(1);
    for (const enrollments of [[enrollmentIn('a', 'other')], [enrollmentIn('a')]])
      expect(courseReimbursements({ ...none, ...rows, enrollments })).toEqual({
        orders: [],
        courses: [],
        toolkits: [],
      });
  });

  it('does not offer a toolkit for an order of zero dollars, and leaves out one for a company’s seats', () => {
    const orders = [orderOf('a', {}, 0), orderOf('b', { course_id: null })];
    const enrollments = [enrollmentIn('a', orders[0]?.id), enrollmentIn('b', orders[1]?.id)];
    expect(courseReimbursements({ ...none, enrollments, orders, toolkits: [] })).toEqual({
      orders: [expect.objectContaining({ course_id: 'a', status: 'waived', total_cents: 0 })],
      courses: [],
      toolkits: [],
    });
  });

  it('has the state of a toolkit that was made, also after a refund', () => {
    const order = orderOf('a', { status: 'refunded' });
    const toolkit: ToolkitRow = { ...toolkitOf('a', order.id), status: 'paid', reimbursement_amount: 2500 };
    expect(
      courseReimbursements({ ...none, enrollments: [], orders: [order], toolkits: [toolkit] }),
    ).toMatchObject({
      courses: [],
      toolkits: [
        { course_id: 'a', id: 't-a', status: 'paid', paid_cents: 250_000, approved_in_part_cents: null },
      ],
    });
  });

  it('has every course with a toolkit exactly once, and never one whose price cannot be reimbursed', () => {
    const anyCourse = fc.record({
      status: fc.constantFrom(...orderStatuses),
      isEnrolled: fc.boolean(),
      toolkit: fc.constantFrom('none', 'own', 'earlier'),
    });
    fc.assert(
      fc.property(fc.array(anyCourse, { maxLength: 8 }), (all) => {
        const made = all.map(({ status, isEnrolled, toolkit }, index) => {
          const course = `c${index}`;
          const order = orderOf(course, { status });
          return {
            order,
            enrollments: isEnrolled ? [enrollmentIn(course, order.id)] : [],
            toolkits: toolkit === 'none' ? [] : [toolkitOf(course, toolkit === 'own' ? order.id : null)],
          };
        });
        const toolkits = made.flatMap((one) => one.toolkits);
        const found = courseReimbursements({
          ...none,
          enrollments: made.flatMap((one) => one.enrollments),
          orders: made.map(({ order }) => order),
          toolkits,
        });
        const ids = [...found.courses, ...found.toolkits].map(({ course_id }) => course_id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(expect.arrayContaining(toolkits.map(({ course_id }) => course_id)));
        for (const { course_id } of found.courses) {
          const { status } = made.find(({ order }) => order.course_id === course_id)?.order ?? expect.fail();
          expect(['due', 'paid', 'partially_refunded']).toContain(status);
        }
      }),
    );
  });
});
