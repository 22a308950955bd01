import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { differences as listClass } from './AdminTablePage.css.ts';
import type { Difference } from './changedMeanwhile.ts';

interface ChangedMeanwhileProps {
  differences: readonly Difference[];
  /** Puts their values into the form. */
  onLoad: () => void;
}

/** Says what somebody else has saved since a form was opened, beside what stands in it. */
export function ChangedMeanwhile({ differences, onLoad }: ChangedMeanwhileProps): ReactNode {
  return (
    <Alert
      tone="warning"
      live="alert"
      title="Somebody else has changed this since you opened it"
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
      What you entered is still here. Save it over theirs, or load theirs.
    </Alert>
  );
}
