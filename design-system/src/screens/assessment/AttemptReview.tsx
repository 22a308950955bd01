import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Link } from '../../components/link/Link.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { blockWithMore } from '../learning/LessonBlocks.css.ts';
import { PartFeedback } from '../learning/PartFeedback.tsx';
import { TaskText } from '../learning/TaskText.tsx';
import {
  bullets,
  eyebrow,
  frame,
  head,
  note,
  prompt,
  quote as quoteClass,
} from '../learning/workBlock.css.ts';
import { type AttemptResult, type PassedPages, passedLink, resultText } from './assessment.ts';

/** A lesson to review. */
export interface ReviewLesson {
  title: string;
  href: string;
}

/** A question after the submission. */
export interface ReviewQuestion {
  id: string;
  prompt: string;
  is_right: boolean;
  /** Whether the question was withdrawn, so that it counts as right for everyone. */
  is_withdrawn: boolean;
  /** The learner's answer as lines, one for each part; empty without one. */
  answer: readonly string[];
  right_answer: readonly string[];
  /** The author's sentences about the chosen parts. */
  feedback: readonly { id: string; isRight: boolean; feedback: string }[];
  explanation: string;
  quote: string;
  lesson: ReviewLesson | undefined;
}

export interface AttemptReviewProps {
  result: AttemptResult;
  passPercent: number;
  /** The results by module, in the course's order. */
  modules: readonly { title: string; right: number; questions: number }[];
  questions: readonly ReviewQuestion[];
  /** The lessons that teach what was wrong, in the course's order. */
  toReview: readonly ReviewLesson[];
  /** The pages that the attempt leads to; undefined in a preview, which has none. */
  pages?: (PassedPages & { assessmentHref: string }) | undefined;
  /** Renders something under each question, such as a button to report an error in it. */
  renderUnder?: ((question: ReviewQuestion) => ReactNode) | undefined;
}

/** A submitted attempt: the score, the results by module, what to review, and every question with its explanation. */
export function AttemptReview({
  result,
  passPercent,
  modules,
  questions,
  toReview,
  pages,
  renderUnder,
}: AttemptReviewProps): ReactNode {
  return (
    <div data-component="AttemptReview">
      <Stack gap={32}>
        <Alert
          tone={result.is_passed ? 'success' : 'info'}
          title={`${resultText(result)}: ${result.is_passed ? 'passed' : 'not passed'}`}
        >
          {result.right} of {result.questions} answers are right. You pass with {passPercent} percent.
        </Alert>
        <Stack gap={12}>
          <Heading level={2}>By module</Heading>
          <ul className={bullets}>
            {modules.map(({ title, right, questions: count }) => (
              <li key={title}>
                {title}: {right} of {count}
              </li>
            ))}
          </ul>
        </Stack>
        {toReview.length > 0 && (
          <Stack gap={12}>
            <Heading level={2}>What to review</Heading>
            <ul className={bullets}>
              {toReview.map(({ href, title }) => (
                <li key={href}>
                  <Link href={href}>{title}</Link>
                </li>
              ))}
            </ul>
          </Stack>
        )}
        <Stack gap={16}>
          <Heading level={2}>Your answers</Heading>
          {questions.map((question, at) => (
            <div key={question.id} className={blockWithMore}>
              <Reviewed question={question} place={at + 1} />
              {renderUnder?.(question)}
            </div>
          ))}
        </Stack>
        {pages && (
          <Inline>
            {result.is_passed && (
              <ButtonLink href={passedLink(pages).href}>{passedLink(pages).text}</ButtonLink>
            )}
            <ButtonLink href={pages.assessmentHref} variant="neutral">
              Back to the assessment
            </ButtonLink>
          </Inline>
        )}
      </Stack>
    </div>
  );
}

function Reviewed({ question, place }: { question: ReviewQuestion; place: number }): ReactNode {
  const { prompt: text, is_right, is_withdrawn, answer, feedback } = question;
  const said = feedback.filter((part) => part.feedback !== '');
  return (
    <section className={frame} aria-label={`Question ${place}`}>
      <div className={head}>
        <p className={eyebrow}>Question {place}</p>
        <p className={prompt}>
          <TaskText>{text}</TaskText>
        </p>
      </div>
      {is_withdrawn ? (
        <Text>This question was withdrawn. It counts as right for everyone.</Text>
      ) : (
        <PartFeedback part={{ id: question.id, isRight: is_right, feedback: '' }} />
      )}
      <Stack gap={8}>
        <AnswerLines label="Your answer:" lines={answer.length > 0 ? answer : ['none']} />
        {!is_withdrawn &&
          said.map((part) =>
            // The only part has the same verdict as the question.
            feedback.length === 1 ? (
              <Text key={part.id}>
                <TaskText>{part.feedback}</TaskText>
              </Text>
            ) : (
              <PartFeedback key={part.id} part={part} />
            ),
          )}
        {!is_right && <AnswerLines label="Right answer:" lines={question.right_answer} />}
      </Stack>
      {/* The key and the explanation of a withdrawn question may be wrong. */}
      {!is_withdrawn && <Explanation question={question} />}
    </section>
  );
}

/** Shows an answer next to its label, or as a list below it if it has several parts. */
function AnswerLines({ label, lines }: { label: string; lines: readonly string[] }): ReactNode {
  return (
    <div>
      <Text>
        <strong>{label}</strong> {lines.length === 1 && <TaskText>{lines[0] ?? ''}</TaskText>}
      </Text>
      {lines.length > 1 && (
        <ul className={bullets}>
          {lines.map((line) => (
            <li key={line}>
              <TaskText>{line}</TaskText>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Explanation({ question }: { question: ReviewQuestion }): ReactNode {
  const { explanation, quote, lesson } = question;
  return (
    <div className={note}>
      <Text>
        <TaskText>{explanation}</TaskText>
      </Text>
      {quote && (
        <p className={quoteClass}>
          From the lesson: “<TaskText>{quote}</TaskText>”
        </p>
      )}
      {lesson && (
        <Text>
          <Link href={lesson.href}>{lesson.title}</Link>
        </Text>
      )}
    </div>
  );
}
