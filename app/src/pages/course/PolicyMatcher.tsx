import { Card, Grid, PlanQuestions, PolicyChecklist, Stack } from '@redwhiteandcode/design-system';
import { readerToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { planPayment } from '@redwhiteandcode/contract/reimbursement/measure.ts';
import { unknownPlan } from '@redwhiteandcode/contract/reimbursement/plan-answers.ts';
import { matchPolicy, planQuestions } from '@redwhiteandcode/contract/reimbursement/policy.ts';
import { measureProblems, planOf, planValuesOf } from '@redwhiteandcode/contract/reimbursement/plan-rules.ts';
import { planTermGroups } from '@redwhiteandcode/contract/reimbursement/plan-term-fields.ts';
import type { PlanValues } from '@redwhiteandcode/contract/reimbursement/plan-values.ts';
import { type ReactNode, useState } from 'react';
import { PlanPaymentNote } from '../../parts/reimbursement/PlanPaymentNote.tsx';
import type { PlannedCourse } from './plannedCourse.ts';

interface PolicyMatcherProps {
  course: PlannedCourse;
}

/** Compares an employer's plan with a course before paying: six questions and rarer ones, what the answers mean, and what the plan would pay. */
export default function PolicyMatcher({ course }: PolicyMatcherProps): ReactNode {
  const [values, setValues] = useState(() => planValuesOf(unknownPlan));
  const [today] = useState(() => readerToday());
  const plan = planOf(values);
  const assessed = { passPercent: course.passPercent, result: null };
  const match = matchPolicy(plan, {
    ...assessed,
    today,
    hasStarted: false,
    startedOn: null,
    endedOn: null,
    hasPaid: false,
    isCompleted: false,
  });
  const problems = Object.entries(measureProblems(values)).filter(([, problem]) => problem !== undefined);
  // A field that is still empty is no mistake.
  const mistakes = Object.fromEntries(problems.filter(([name]) => values[name as keyof PlanValues] !== ''));
  const payment =
    problems.length === 0
      ? planPayment(plan, {
          ...assessed,
          priceCents: course.priceCents,
          isCompleted: false,
          year: Number(today.slice(0, 4)),
          otherCents: 0,
        })
      : undefined;
  return (
    <Card padding="lg">
      <Grid minColumnWidth={400} gap={40}>
        <Stack gap={24}>
          <PlanQuestions
            questions={planQuestions}
            terms={planTermGroups}
            headingLevel={4}
            values={values}
            errors={mistakes}
            onChange={(part) => setValues({ ...values, ...part })}
          />
        </Stack>
        {/* Not a status, which would be read from its start after each answer. */}
        <div aria-live="polite">
          <Stack gap={16}>
            <PlanPaymentNote payment={payment} />
            <PolicyChecklist {...match} headingLevel={4} />
          </Stack>
        </div>
      </Grid>
    </Card>
  );
}
