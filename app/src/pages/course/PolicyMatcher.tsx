import { Card, Grid, PlanQuestions, PolicyChecklist, Stack } from '@redwhiteandcode/design-system';
import { readerToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { unknownPlan } from '@redwhiteandcode/contract/reimbursement/plan-answers.ts';
import { matchPolicy, planQuestions } from '@redwhiteandcode/contract/reimbursement/policy.ts';
import { planOf, planValuesOf } from '@redwhiteandcode/contract/reimbursement/plan-rules.ts';
import { type ReactNode, useState } from 'react';

interface PolicyMatcherProps {
  /** The least percent that passes the course's assessment; null without one. */
  passPercent: number | null;
}

/** Compares an employer's plan with a course before paying: six questions, and what the answers mean. */
export default function PolicyMatcher({ passPercent }: PolicyMatcherProps): ReactNode {
  const [values, setValues] = useState(() => planValuesOf(unknownPlan));
  const [today] = useState(() => readerToday());
  const match = matchPolicy(planOf(values), {
    today,
    hasStarted: false,
    hasPaid: false,
    isCompleted: false,
    passPercent,
    result: null,
  });
  return (
    <Card padding="lg">
      <Grid minColumnWidth={400} gap={40}>
        <Stack gap={24}>
          <PlanQuestions
            questions={planQuestions}
            values={values}
            onChange={(part) => setValues({ ...values, ...part })}
          />
        </Stack>
        {/* Not a status, which would be read from its start after each answer. */}
        <div aria-live="polite">
          <PolicyChecklist {...match} headingLevel={4} />
        </div>
      </Grid>
    </Card>
  );
}
