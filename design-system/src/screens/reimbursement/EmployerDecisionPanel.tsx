import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { formatMoment } from '../../components/date/date.ts';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Result } from '../../components/feedback/Result.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { FormResult, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { Text } from '../../components/text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { RecordFacts } from '../orders/RecordFacts.tsx';
import { formatCents } from '../../components/money/dollars.ts';
import { DecisionForm, type DecisionFormProps, denialText } from './DecisionForm.tsx';

/** The employer's decision. Amounts are in cents. */
export interface EmployerDecisionSummary {
  decision: 'approved' | 'denied';
  /** ISO date and time. */
  decided_at: string;
  /** Whether the decision came through the link in our email to HR. Anyone may have a copied link. */
  by: 'employer_email' | 'employer_link';
  name: string;
  title: string;
  asked_cents: number;
  /** What was approved; null for a denial. */
  amount_cents: number | null;
  /** The reason of a denial. */
  comment: string | null;
}

export type QuestionValues = { question: string };

export interface EmployerDecisionPanelProps extends DecisionFormProps {
  /** The decision that was made; null before it. */
  decision: EmployerDecisionSummary | null;
  /** Why no decision can be made here; its form is left out then. */
  refusal?: string | undefined;
  /** Downloads the decision as a PDF. */
  onDownload: () => void;
  /** Whether the PDF is being made. @default false */
  isDownloading?: boolean | undefined;
  /** Emails a question to the employee. Returns the errors of a refused request. */
  onAsk: (values: QuestionValues) => Promise<FormResult<keyof QuestionValues>>;
  validateQuestion: Validate<QuestionValues>;
}

/** The employer's decision with its PDF, or the forms to approve in full or in part, deny with a reason, or ask a question. */
export function EmployerDecisionPanel(props: EmployerDecisionPanelProps): ReactNode {
  const { decision, refusal, onDownload, isDownloading } = props;
  return (
    <Stack gap={24} data-component="EmployerDecisionPanel">
      <Result>{decision && <Decided {...decision} />}</Result>
      {decision ? (
        <>
          <RecordFacts items={factsOf(decision)} />
          {decision.comment !== null && <Text>{decision.comment}</Text>}
          <div>
            <Button variant="neutral" isPending={isDownloading} onPress={onDownload}>
              Download the decision (PDF)
            </Button>
          </div>
        </>
      ) : (
        <>
          {refusal === undefined ? <DecisionForm {...props} /> : <Alert tone="info">{refusal}</Alert>}
          <QuestionForm {...props} />
        </>
      )}
    </Stack>
  );
}

function Decided({ decision, amount_cents, asked_cents, by }: EmployerDecisionSummary): ReactNode {
  const isApproved = decision === 'approved';
  const isInPart = amount_cents !== null && amount_cents < asked_cents;
  return (
    <Alert
      tone={isApproved ? 'success' : 'info'}
      title={
        isApproved
          ? `This request was approved${isInPart ? ` in part: ${formatCents(amount_cents)}` : ''}`
          : 'This request was denied'
      }
    >
      We have told the employee. {!isApproved && denialText(by === 'employer_email')}
    </Alert>
  );
}

const factsOf = (decision: EmployerDecisionSummary): [string, string][] => [
  ...(decision.amount_cents === null
    ? []
    : ([['Approved', formatCents(decision.amount_cents)]] satisfies [string, string][])),
  ['Asked for', formatCents(decision.asked_cents)],
  ['Decided by', `${decision.name}, ${decision.title}`],
  ['Decided at', formatMoment(decision.decided_at)],
];

const questionLabels = { question: 'Your question' };

function QuestionForm({ isInWriting, onAsk, validateQuestion }: EmployerDecisionPanelProps): ReactNode {
  const form = useForm<QuestionValues>({
    labels: questionLabels,
    hasSummary: false,
    validate: validateQuestion,
    onSubmit: onAsk,
    isResetAfter: true,
  });
  return (
    <Form {...form.props} aria-label="Question">
      <TextArea
        label={questionLabels.question}
        name="question"
        description={
          isInWriting
            ? 'The employee gets it by email, with the address that our email to you went to.'
            : 'The employee gets it by email. Say how to reply to you: we do not know your address.'
        }
        isRequired
        onChange={form.onEdit}
      />
      <output>{form.isSaved && <Alert tone="success">Your question was sent.</Alert>}</output>
      <div>
        <Button type="submit" variant="neutral" isPending={form.isPending}>
          Send the question
        </Button>
      </div>
    </Form>
  );
}
