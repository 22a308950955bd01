import { Heading, Section, Stack, Steps, Text } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode } from 'react';
import { payingCopy as copy } from './payingCopy.ts';
import { OpenedPart } from '../../shell/frame/OpenedPart.tsx';
import { useFreeLabel } from '../../parts/catalog/useFreeLabel.ts';
import { CourseStatements } from './CourseStatements.tsx';
import { measure } from './paying.css.ts';

const PolicyMatcher = lazy(() => import('./PolicyMatcher.tsx'));

/** How payment works, below the course details. A learner who pays nothing sees only the statements about every course. */
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
