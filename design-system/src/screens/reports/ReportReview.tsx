import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { formatMoment } from '../../components/date/date.ts';
import { Alert } from '../../components/feedback/Alert.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { Link } from '../../components/link/Link.tsx';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { header, mail, review, reviewColumns } from '../admin/AdminTablePage.css.ts';
import { useHandOverTo } from '../admin/handOverFocus.ts';
import { RecordFacts, RecordSection } from '../orders/RecordFacts.tsx';
import { type ReportRow, ReportStateBadge } from './ReportsTable.tsx';

/** A report with the learner's text, and the answer once there is one. */
export interface ReviewedReport extends ReportRow {
  text: string;
  answer: string | null;
  answered_at: string | null;
  /** Whether the lesson or the assessment no longer has it as the learner saw it. */
  is_changed: boolean;
  /** The number of the attempt that asked the question; undefined for a block of a lesson. */
  attempt?: number | undefined;
}

/** The form values of an answer. */
export type ReportAnswerValues = { outcome: string; answer: string };

interface AnswerFormProps {
  validate: Validate<ReportAnswerValues>;
  /** The most characters of an answer. */
  maxLength: number;
  /** Sends the answer to the learner. */
  onAnswer: SubmitForm<ReportAnswerValues>;
}

export interface ReportReviewProps extends AnswerFormProps {
  report: ReviewedReport;
  /** The label of the kind of error. */
  kind: string;
  /** The block as the learner saw it. */
  block: ReactNode;
  /** The address of what has the error in its editor: the lesson, or with an attempt the assessment. */
  editorHref: string;
}

/** What the texts say of a block of a lesson. */
const ofLesson = {
  whole: 'lesson',
  part: 'block',
  editor: 'Open the lesson in the course editor',
  fixed: 'You corrected the lesson and published it.',
  declined: 'The lesson stays as it is.',
  email: 'The learner reads it in an email with a link to the lesson.',
};

/** What the texts say of a question of an assessment. */
const ofAssessment: typeof ofLesson = {
  whole: 'assessment',
  part: 'question',
  editor: 'Open the assessment in its editor',
  fixed: 'You corrected the question, approved it, and saved.',
  declined: 'The question stays as it is.',
  email: 'The learner reads it in an email with a link to the attempt.',
};

/** A report of an error beside the block that it is about, with the form for the answer. */
export function ReportReview({ report, kind, block, editorHref, ...form }: ReportReviewProps): ReactNode {
  const { lesson_title, course_title, state, text, is_changed, attempt } = report;
  const words = attempt === undefined ? ofLesson : ofAssessment;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <article className={review} aria-labelledby="report-title" data-component="ReportReview">
      <div className={header}>
        <Inline gap={12}>
          <Heading level={1} id="report-title">
            {lesson_title}
          </Heading>
          <ReportStateBadge state={state} />
        </Inline>
      </div>
      <div className={reviewColumns}>
        <Stack gap={24}>
          <RecordSection id="report-facts" title="Report">
            <RecordFacts
              items={[
                ['Course', course_title, 'wide'],
                ['Part of', attempt === undefined ? 'Lesson' : 'Assessment'],
                ['What is wrong', kind],
                ['Reported', formatMoment(report.reported_at)],
              ]}
            />
            <p className={mail}>{text}</p>
          </RecordSection>
          <RecordSection id="report-answer" title="Answer" headingRef={heading}>
            {state === 'open' ? (
              <AnswerForm {...form} words={words} heading={heading} />
            ) : (
              <>
                {report.answered_at && (
                  <Text size="sm" tone="muted">
                    Sent to the learner on {formatMoment(report.answered_at)}
                  </Text>
                )}
                <p className={mail}>{report.answer}</p>
              </>
            )}
          </RecordSection>
        </Stack>
        <RecordSection id="report-block" title={`The ${words.part} as the learner saw it`}>
          {is_changed && (
            <Alert tone="info">
              The {words.whole} has changed since. It no longer has the {words.part} like this.
            </Alert>
          )}
          <Link href={editorHref}>{words.editor}</Link>
          {block}
        </RecordSection>
      </div>
    </article>
  );
}

const labels = { outcome: 'Outcome', answer: 'Answer to the learner' };

function AnswerForm({
  validate,
  maxLength,
  onAnswer,
  words,
  heading,
}: AnswerFormProps & { words: typeof ofLesson; heading: { current: HTMLHeadingElement | null } }): ReactNode {
  const form = useForm<ReportAnswerValues>({ labels, validate, onSubmit: onAnswer, hasSummary: false });
  // The button disappears with the form.
  const handOverFocus = useHandOverTo(heading);
  return (
    <Form {...form.props}>
      <RadioGroup label={labels.outcome} name="outcome" isRequired>
        <Radio value="fixed" description={words.fixed}>
          Fixed
        </Radio>
        <Radio value="declined" description={words.declined}>
          Declined
        </Radio>
      </RadioGroup>
      <TextArea
        label={labels.answer}
        name="answer"
        description={words.email}
        rows={5}
        isRequired
        maxLength={maxLength}
      />
      <div>
        <Button ref={handOverFocus} type="submit" isPending={form.isPending}>
          Send answer
        </Button>
      </div>
    </Form>
  );
}
