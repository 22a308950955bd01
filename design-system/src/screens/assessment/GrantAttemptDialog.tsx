import type { ReactNode, RefObject } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Spinner } from '../../components/spinner/Spinner.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useFallbackFocus } from '../admin/handOverFocus.ts';
import { ReasonDialog, type ReasonRules } from '../admin/ReasonDialog.tsx';
import { facts } from './assessment.css.ts';
import { type AttemptResult, resultText } from './assessment.ts';

/** A learner's attempts at a course's assessment. */
export interface UsedAttempts {
  /** The attempts that the rules allow. */
  attempts: number;
  granted: number;
  started: number;
  is_used_up: boolean;
  best: AttemptResult | null;
}

export interface GrantAttemptDialogProps {
  /** The learner and the course: 'Sample Learner in Sample course'. */
  name: string;
  /** Left out while they are loading. */
  attempts: UsedAttempts | undefined;
  /** Why there are none: 'This course has no assessment.' */
  problem?: string | undefined;
  reasonRules: ReasonRules;
  /** Grants one more attempt. An error message, if one is returned, keeps the dialog open. */
  onGrant: (reason: string) => Promise<string | undefined>;
  onClose: () => void;
  /** Takes focus if the button that opened the dialog is gone. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A learner's used attempts; if all are used, an admin can grant one more. */
export function GrantAttemptDialog({
  name,
  attempts,
  problem,
  reasonRules,
  onGrant,
  onClose,
  fallbackFocus,
}: GrantAttemptDialogProps): ReactNode {
  useFallbackFocus(fallbackFocus);
  if (attempts?.is_used_up) {
    return (
      <ReasonDialog
        title={`Grant one more attempt: ${name}`}
        description="The learner reads it in the email."
        consequence={<Used attempts={attempts} />}
        confirmLabel="Grant one more attempt"
        reasonRules={reasonRules}
        onConfirm={onGrant}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      title={`Assessment: ${name}`}
      isOpen
      onOpenChange={onClose}
      footer={(close) => (
        <Button variant="neutral" onPress={close}>
          Close
        </Button>
      )}
    >
      {problem ? (
        <Text>{problem}</Text>
      ) : attempts ? (
        <Stack gap={12}>
          <Used attempts={attempts} />
          <Text>You can grant one more attempt when the learner has used all of them.</Text>
        </Stack>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}

function Used({ attempts: { attempts, granted, started, best } }: { attempts: UsedAttempts }): ReactNode {
  return (
    <ul className={facts}>
      <li>
        Attempts used: {started} of {attempts + granted}
      </li>
      {granted > 0 && <li>Granted before: {granted}</li>}
      <li>
        Best result: {best ? `${resultText(best)}, ${best.is_passed ? 'passed' : 'not passed'}` : 'none'}
      </li>
    </ul>
  );
}
