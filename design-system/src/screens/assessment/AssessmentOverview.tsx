import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Card } from '../../components/card/Card.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Link } from '../../components/link/Link.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import {
  attempt as attemptClass,
  attempts as attemptsClass,
  facts,
  result as resultClass,
} from './assessment.css.ts';
import {
  type AttemptResult,
  type PassedPages,
  passedLink,
  resultText,
  type ScaleStep,
  scaleText,
  type TakenAttempt,
} from './assessment.ts';

/** What the learner can do now. */
export type OverviewState =
  | { kind: 'closed' }
  | { kind: 'locked'; lessons_left: number }
  | { kind: 'open' }
  | { kind: 'started'; number: number }
  /** `until` is a time as text. */
  | { kind: 'waiting'; until: string }
  | { kind: 'used_up' }
  /** The learner has no access to the course anymore; `reason` says why. */
  | { kind: 'ended'; reason: string };

export interface AssessmentOverviewProps extends PassedPages {
  /** The rules: the number of questions, the least percent, the attempts in all, and the wait between them in hours. */
  rules: { questions: number; pass_percent: number; attempts: number; wait_hours: number };
  state: OverviewState;
  /** The learner's attempts, oldest first. */
  taken: readonly TakenAttempt[];
  /** The result that counts. */
  best: AttemptResult | null;
  scale: readonly ScaleStep[];
  attemptHref: (number: number) => string;
  /** The address where a learner can ask for another attempt. */
  contactHref: string;
  onStart: () => void;
  isStarting?: boolean | undefined;
  /** Why the attempt could not start. */
  failure?: string | undefined;
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The rules of a course's assessment, the learner's results, and the way to the next attempt. */
export function AssessmentOverview(props: AssessmentOverviewProps): ReactNode {
  const { rules, taken, best, scale, attemptHref } = props;
  const next = passedLink(props);
  const wait = rules.wait_hours > 0 ? `, ${counted(rules.wait_hours, 'hour', 'hours')} apart` : '';
  return (
    <div data-component="AssessmentOverview">
      <Stack gap={32}>
        {best && (
          <Alert
            tone={best.is_passed ? 'success' : 'info'}
            title={best.is_passed ? 'Passed' : 'Not passed yet'}
          >
            Your result: <span className={resultClass}>{resultText(best)}</span>. The best attempt counts.
            {best.is_passed && (
              <>
                {' '}
                <Link href={next.href}>{next.text}</Link>
              </>
            )}
          </Alert>
        )}
        <NextStep {...props} />
        <Stack gap={12}>
          <Heading level={2}>How it works</Heading>
          <ul className={facts}>
            <li>{counted(rules.questions, 'question', 'questions')} from all modules of the course</li>
            <li>You pass with {rules.pass_percent} percent. An answer counts if it is completely right.</li>
            <li>
              {counted(rules.attempts, 'attempt', 'attempts')}
              {wait}. The best one counts.
            </li>
            <li>There is no clock. You can leave and continue on any device; your answers are kept.</li>
            <li>A started attempt counts, and it stays open until you submit it.</li>
          </ul>
        </Stack>
        {taken.length > 0 && (
          <Stack gap={12}>
            <Heading level={2}>Your attempts</Heading>
            <ul className={attemptsClass}>
              {taken.map(({ number, submitted, result }) => (
                <li key={number} className={attemptClass}>
                  <Link href={attemptHref(number)}>Attempt {number}</Link>
                  <Text as="span">
                    {result
                      ? `${resultText(result)}, ${result.is_passed ? 'passed' : 'not passed'}`
                      : 'Not submitted'}
                  </Text>
                  {submitted && (
                    <Text as="span" size="sm" tone="muted">
                      {submitted}
                    </Text>
                  )}
                </li>
              ))}
            </ul>
          </Stack>
        )}
        <Stack gap={12}>
          <Heading level={2}>Grades</Heading>
          <Text>{scaleText(scale)}</Text>
          <Text tone="muted">
            A score is rounded down. Many employers that pay by grade ask for a C; ask yours what its plan
            says.
          </Text>
        </Stack>
      </Stack>
    </div>
  );
}

function NextStep({
  state,
  rules,
  taken,
  attemptHref,
  lessonsHref,
  contactHref,
  onStart,
  isStarting = false,
  failure,
}: AssessmentOverviewProps): ReactNode {
  const number = taken.length + 1;
  return (
    <Card as="section" aria-label="Next step">
      <Stack gap={16}>
        {state.kind === 'closed' && (
          <Text>This assessment is closed now. What you have submitted stays here.</Text>
        )}
        {state.kind === 'locked' && (
          <>
            <Text>
              Complete all lessons first: {counted(state.lessons_left, 'lesson is', 'lessons are')} left. Then
              the assessment opens.
            </Text>
            <div>
              <ButtonLink href={lessonsHref}>Go to the lessons</ButtonLink>
            </div>
          </>
        )}
        {state.kind === 'open' && (
          <>
            <Text>
              This is attempt {number} of {rules.attempts}. It counts as soon as you start it.
            </Text>
            <div>
              <Button size="lg" isPending={isStarting} onPress={onStart}>
                Start attempt {number}
              </Button>
            </div>
          </>
        )}
        {state.kind === 'started' && (
          <>
            <Text>Attempt {state.number} is open. Your answers so far are kept.</Text>
            <div>
              <ButtonLink size="lg" href={attemptHref(state.number)}>
                Continue attempt {state.number}
              </ButtonLink>
            </div>
          </>
        )}
        {state.kind === 'waiting' && (
          <Text>
            The next attempt can start on {state.until}. Until then, review what the last attempt names.
          </Text>
        )}
        {state.kind === 'used_up' && (
          <Text>
            You have used all attempts. <Link href={contactHref}>Write to us</Link> if you need another one.
          </Text>
        )}
        {state.kind === 'ended' && <Text>{state.reason}</Text>}
        {failure && (
          <Alert tone="danger" live="alert">
            {failure}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
