import { Heading, Section, Stack, Steps, Text } from '@redwhiteandcode/design-system';
import { everyCourseStatement } from '@redwhiteandcode/lambdas/contract/course-statements.ts';
import { lazy, type ReactNode } from 'react';
import { useFreeLabel } from '../../catalog/useFreeLabel.tsx';
import { payingCopy as copy } from '../../copy/coursePaying.ts';
import { OpenedPart } from '../OpenedPart.tsx';
import { measure } from './paying.css.ts';

const PolicyMatcher = lazy(() => import('./PolicyMatcher.tsx'));

/** How payment works, below the course details. Learners whose courses are free only see what to know about the course. */
export default function Paying(): ReactNode {
  const [freeLabel, waiverQuery] = useFreeLabel();
  if (freeLabel !== undefined) {
    return (
      <Section tone="surface" title={copy.statements.titleForFree}>
        {waiverQuery}
        <CourseStatements />
      </Section>
    );
  }
  return (
    <Section tone="surface" title={copy.title}>
      {waiverQuery}
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

/** What must be known of every course. */
function CourseStatements(): ReactNode {
  return (
    <div className={measure}>
      <Stack gap={16}>
        {everyCourseStatement.map(({ title, text }) => (
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
  return (
    <Stack gap={16}>
      <div className={measure}>
        <Stack gap={16}>
          <Heading level={3}>{copy.planCheck.title}</Heading>
          <Text>{copy.planCheck.text}</Text>
        </Stack>
      </div>
      <OpenedPart label={copy.planCheck.start}>
        <PolicyMatcher />
      </OpenedPart>
    </Stack>
  );
}
