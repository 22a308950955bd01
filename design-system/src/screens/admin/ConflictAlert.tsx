import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { differences as listClass } from './AdminTablePage.css.ts';
import type { Difference } from './saveFailure.ts';

interface ConflictAlertProps {
  differences: readonly Difference[];
  /** Fills the form with the saved values. */
  onLoad: () => void;
}

/** Lists the differences between the form's values and those that someone else has saved since it was opened. */
export function ConflictAlert({ differences, onLoad }: ConflictAlertProps): ReactNode {
  return (
    <Alert
      tone="warning"
      live="alert"
      title="Someone else has changed this since you opened it"
      action={
        <Button variant="neutral" size="sm" onPress={onLoad}>
          Load their version
        </Button>
      }
    >
      <ul className={listClass}>
        {differences.map(({ label, theirs, yours }) => (
          <li key={label}>
            {label}: now {theirs}, yours {yours}
          </li>
        ))}
      </ul>
      Your changes are still here. Overwrite the other version with them, or load that version.
    </Alert>
  );
}
