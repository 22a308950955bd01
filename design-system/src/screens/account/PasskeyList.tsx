import type { ReactNode } from 'react';
import { formatMoment } from '../../components/date/date.ts';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { sessionName, sessionRow, sessions } from './account.css.ts';
import type { CurrentCode } from './CurrentCodeField.tsx';
import { type PasswordCheckValues, PasswordDialog } from './PasswordDialog.tsx';

/** A passkey of the account. */
export interface AccountPasskey {
  id: string;
  /** The name that the user gave it. */
  name: string;
  /** An ISO date and time. */
  created_at: string;
  /** An ISO date and time; null if it was never used. */
  last_used_at: string | null;
}

interface PasskeyListProps {
  passkeys: readonly AccountPasskey[];
  validate: Validate<{ current_password: string }>;
  currentCode: CurrentCode;
  /** Whether removing the only passkey turns two-step verification off. */
  isOnlyFactor: boolean;
  /** Whether the only factor cannot be removed. */
  isRequired: boolean;
  onRemove: (passkey: AccountPasskey) => SubmitForm<PasswordCheckValues>;
}

/** The passkeys of an account, each with a button that removes it. */
export function PasskeyList({
  passkeys,
  isOnlyFactor,
  isRequired,
  validate,
  currentCode,
  onRemove,
}: PasskeyListProps): ReactNode {
  if (passkeys.length === 0) return null;
  return (
    <ul className={sessions} aria-label="Your passkeys">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={sessionRow}>
          <Inline justify="between" gap={16}>
            <Stack gap={4}>
              <span className={sessionName}>{passkey.name}</span>
              <span className={smallMuted}>
                Added {formatMoment(passkey.created_at)}
                <br />
                {passkey.last_used_at === null
                  ? 'Not used yet'
                  : `Last used ${formatMoment(passkey.last_used_at)}`}
              </span>
            </Stack>
            {!(isOnlyFactor && isRequired) && (
              <PasswordDialog
                label="Remove"
                aria-label={`Remove: ${passkey.name}`}
                title={`Remove the passkey “${passkey.name}”?`}
                size="sm"
                submitVariant="danger"
                validate={validate}
                currentCode={currentCode}
                onSubmit={onRemove(passkey)}
              >
                {isOnlyFactor
                  ? 'Two-step verification will be off: signing in will then require only your password.'
                  : 'It will no longer work for signing in. Also delete it on the device or in the password manager that keeps it.'}
              </PasswordDialog>
            )}
          </Inline>
        </li>
      ))}
    </ul>
  );
}
