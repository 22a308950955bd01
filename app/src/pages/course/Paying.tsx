import { Heading, Section, Stack, Steps, Text } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, use } from 'react';
import { statementsOf } from '@redwhiteandcode/contract/assessment/statements.ts';
import { OpenedPart } from '../../shell/frame/OpenedPart.tsx';
import { useFreeLabel } from '../../parts/catalog/useFreeLabel.ts';
import { measure } from './paying.css.ts';
import { PlannedCourseContext } from './plannedCourse.ts';

/** The copy below a course's details, which loads later: how payment works, and the check of an employer's plan. */
const copy = {
  title: 'How payment works',
  steps: [
    {
      title: 'Ask before you enroll',
      text: 'Ask your HR team whether there is an educational assistance plan, and whether it covers this course. Some plans require accreditation, so show them what is said below.',
    },
    {
      title: 'Pay and learn',
      text: 'You pay for the course yourself, keep the receipt, and learn at your own pace.',
    },
    {
      title: 'Request reimbursement',
      text: 'Submit the receipt and your certificate. If the plan covers the course, your employer may pay you back in the same calendar year.',
    },
  ],
  statements: {
    title: 'What HR should know about this course',
    titleForFree: 'What to know about this course',
  },
  planCheck: {
    title: 'What does your employer’s plan ask for?',
    text: 'Answer six questions before you pay, and see what the plan would pay, what to do, and what to watch for. Nothing is stored. Need approval first? Enroll before you pay, and send your employer the approval link from your toolkit.',
    start: 'Check My Plan',
  },
} as const;

const PolicyMatcher = lazy(() => import('./PolicyMatcher.tsx'));

/** How payment works, below the course details. A learner who pays nothing sees only the statements about the course. */
export default function Paying(): ReactNode {
  if (useFreeLabel() !== undefined) {
    return (
      <Section tone="surface" title={copy.statements.titleForFree}>
        <CourseStatements />
      </Section>
    );
  }
  return (
    <Section tone="surface" title={copy.title}>
      <Stack gap={48}>
        <Steps steps={copy.steps} />
        <Stack gap={16}>
          <Heading level={3}>{copy.statements.title}</Heading>
          <CourseStatements />
        </Stack>
        <PlanCheck />
      </Stack>
    </Section>
  );
}

/** What must be known of the course. */
function CourseStatements(): ReactNode {
  return (
    <div className={measure}>
      <Stack gap={16}>
        {statementsOf(use(PlannedCourseContext)?.passPercent ?? null).map(({ title, text }) => (
          <Text key={title}>
            <strong>{title}:</strong> {text}
          </Text>
        ))}
      </Stack>
    </div>
  );
}

/** The check of the employer's plan. */
function PlanCheck(): ReactNode {
  const course = use(PlannedCourseContext);
  return (
    <Stack gap={16}>
      <div className={measure}>
        <Stack gap={16}>
          <Heading level={3}>{copy.planCheck.title}</Heading>
          <Text>{copy.planCheck.text}</Text>
        </Stack>
      </div>
      {course && (
        <OpenedPart label={copy.planCheck.start}>
          <PolicyMatcher course={course} />
        </OpenedPart>
      )}
    </Stack>
  );
}
