import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Disclosure } from '../../components/disclosure/Disclosure.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { FileField } from '../../components/file-field/FileField.tsx';
import type { FileFieldProps } from '../../components/file-field/fileFieldProps.ts';
import { Text } from '../../components/text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { ConfirmedAction } from '../../components/dialog/ConfirmedAction.tsx';

export interface RefundPanelProps {
  /** Today's entitlement in a sentence: 'Full refund until May 14, 3:05 PM.' */
  entitlement: string;
  /** What would end it, such as '2 more lessons pass 25 percent.' */
  limit?: string | undefined;
  /** Whether a refund can be requested without a denial. */
  isDue: boolean;
  /** When the employer denied the request, and what a refund still needs. */
  denial?: string | undefined;
  /** Whether the denial is needed as a file: it was not recorded with a link. @default true */
  isLetterRequired?: boolean | undefined;
  /** When a refund is due after the employer's denial. */
  denialTerms: string;
  /** The limits of the letter's file, also in words. */
  letterRules: Pick<FileFieldProps, 'acceptedTypes' | 'maxSize' | 'messages'> & { hint: string };
  /**
   * Requests the refund: after a denial, with the letter if there is one, or null without a denial. Rejects with a message for
   * the user on failure.
   */
  onRequest: (denial: { letter: File | null; note: string } | null) => Promise<void>;
}

/** What the refund rule gives today, and the request: with one press, or with the employer's written denial. */
export function RefundPanel({
  entitlement,
  limit,
  isDue,
  denial,
  onRequest,
  ...terms
}: RefundPanelProps): ReactNode {
  return (
    <Stack gap={16} data-component="RefundPanel">
      <Text>{entitlement}</Text>
      {limit && (
        <Text tone="muted" size="sm">
          {limit}
        </Text>
      )}
      {isDue && (
        <ConfirmedAction
          label="Request a refund"
          title="Request a refund?"
          description="We refund the full price. Your enrollment and your progress end with the refund."
          action={() => onRequest(null)}
        />
      )}
      {denial && <Alert tone="info">{denial}</Alert>}
      <Disclosure title="My employer denied the reimbursement">
        <Denial {...terms} onRequest={onRequest} />
      </Disclosure>
    </Stack>
  );
}

const messageOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : 'Please try again.';

function Denial({
  denialTerms,
  isLetterRequired = true,
  letterRules: { hint, ...rules },
  onRequest,
}: Pick<RefundPanelProps, 'denialTerms' | 'isLetterRequired' | 'letterRules' | 'onRequest'>): ReactNode {
  const [letter, setLetter] = useState<File | null>(null);
  const [note, setNote] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string>();
  const request = async () => {
    if (!letter && isLetterRequired)
      return setError('Choose the letter or email in which your employer denied the request.');
    setError(undefined);
    setIsPending(true);
    try {
      await onRequest({ letter, note });
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Stack gap={16}>
      <Text size="sm">{denialTerms}</Text>
      {error && (
        <Alert tone="danger" live="alert">
          {error}
        </Alert>
      )}
      <FileField
        {...rules}
        label="Your employer’s written denial"
        description={hint}
        name="letter"
        isRequired={isLetterRequired}
        value={letter}
        onChange={setLetter}
      />
      <TextArea
        label="Note"
        name="note"
        description="Anything that helps us decide."
        isRequired={false}
        value={note}
        onChange={setNote}
      />
      <div>
        <Button variant="neutral" isPending={isPending} onPress={() => void request()}>
          {isLetterRequired ? 'Send the denial and request a refund' : 'Request a refund after the denial'}
        </Button>
      </div>
    </Stack>
  );
}
