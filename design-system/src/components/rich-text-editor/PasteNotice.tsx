import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { notice } from './RichTextEditor.css.ts';

interface PasteNoticeProps {
  losses: readonly string[];
  onClose: () => void;
}

/** Names to the author what a pasted text lacks, until the author closes it or pastes again. */
export function PasteNotice({ losses, onClose }: PasteNoticeProps): ReactNode {
  return (
    <div className={notice}>
      <Alert
        tone="warning"
        live="alert"
        title="Some of what you pasted is not in the text"
        action={
          <Button variant="neutral" size="sm" onPress={onClose}>
            Close this notice
          </Button>
        }
      >
        <p>A lesson cannot contain:</p>
        <ul>
          {losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
