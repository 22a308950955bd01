import type { ReactNode } from 'react';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { ConfirmedAction } from '../../components/dialog/ConfirmedAction.tsx';

export interface SignOutEverywhereProps {
  /** Ends all sessions. Rejects with a message for the user on failure. */
  onSignOut: () => Promise<void>;
}

/** Ends the user's sessions on all devices, including this one, after a confirmation. */
export function SignOutEverywhere({ onSignOut }: SignOutEverywhereProps): ReactNode {
  return (
    <>
      <p className={smallMuted}>Use this if you have lost a device or signed in on a shared one.</p>
      <ConfirmedAction
        label="Sign out everywhere"
        title="Sign out everywhere?"
        description="You will be signed out on all devices, including this one. Your courses and your progress stay as they are."
        action={onSignOut}
      />
    </>
  );
}
