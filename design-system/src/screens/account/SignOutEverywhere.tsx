import { type ReactNode, useState } from 'react';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { Button } from '../../components/button/Button.tsx';
import { AlertDialog } from '../../components/dialog/AlertDialog.tsx';

import { useConfirmed } from './useConfirmed.ts';

export interface SignOutEverywhereProps {
  /** Ends all sessions; rejects with a sentence when it could not. */
  onSignOut: () => Promise<void>;
}

/** Ends the sessions on all devices, this one too, after a question. */
export function SignOutEverywhere({ onSignOut }: SignOutEverywhereProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { run, isPending, error, clear } = useConfirmed(onSignOut, () => setIsOpen(false));
  return (
    <>
      <p className={smallMuted}>Use it when you have lost a device or signed in on one that others use.</p>
      <div>
        <AlertDialog
          trigger={<Button variant="neutral">Sign out everywhere</Button>}
          title="Sign out everywhere?"
          description="You are signed out on all devices, this one too. Your courses and your progress stay as they are."
          confirmLabel="Sign out everywhere"
          isOpen={isOpen}
          onOpenChange={(next) => {
            clear();
            setIsOpen(next);
          }}
          isPending={isPending}
          error={error}
          onConfirm={run}
        />
      </div>
    </>
  );
}
