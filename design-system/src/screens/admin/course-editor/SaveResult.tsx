import type { ReactNode } from 'react';
import { Button } from '../../../components/button/Button.tsx';
import { Alert } from '../../../components/feedback/Alert.tsx';
import { Inline } from '../../../layout/Inline.tsx';
import type { DraftProblem } from './courseDraft.ts';
import { problem as problemClass, problems as problemsClass } from './CourseEditor.css.ts';

/**
 * What saving a course came to: nothing, a sentence, or the state that someone else has saved meanwhile. `onOverwrite`
 * takes note that theirs is to be written over; the editor then saves again.
 */
export interface SaveResult {
  error?: string | undefined;
  conflict?: SaveConflict | undefined;
}

/** Somebody else has saved the course, or, with `isArchived`, taken it from sale. */
interface SaveConflict {
  savedBy: string;
  isArchived?: boolean | undefined;
  onReload: () => void;
  onOverwrite: () => void;
}

interface SaveAlertProps {
  answer: SaveResult | undefined;
  problems: readonly DraftProblem[];
  onShow: (problem: DraftProblem) => void;
  onOverwrite: () => void;
}

/** Why the course was not saved, with the ways on. */
export function SaveAlert({ answer, problems, onShow, onOverwrite }: SaveAlertProps): ReactNode {
  if (answer?.conflict) {
    const { savedBy, isArchived, onReload } = answer.conflict;
    return (
      <Alert
        tone="warning"
        live="alert"
        title={
          isArchived
            ? 'This course has been archived since you opened it'
            : `${savedBy} has changed this course since you opened it`
        }
        action={
          <Inline gap={8}>
            <Button variant="neutral" size="sm" onPress={onReload}>
              Load their version
            </Button>
            <Button variant="neutral" size="sm" onPress={onOverwrite}>
              Save mine over it
            </Button>
          </Inline>
        }
      >
        {isArchived
          ? 'Your text is still here. To publish it opens the course to new learners again.'
          : 'Your text is still here. Their version stays in the history whichever you choose.'}
      </Alert>
    );
  }
  if (answer?.error) {
    return (
      <Alert tone="danger" live="alert" title="The course was not saved">
        {answer.error}
      </Alert>
    );
  }
  if (problems.length < 2) return null;
  return (
    <Alert tone="danger" live="alert" title={`${problems.length} things must be mended first`}>
      <ul className={problemsClass}>
        {problems.map((one) => (
          <li key={`${one.field} ${one.message}`}>
            <button type="button" className={problemClass} onClick={() => onShow(one)}>
              {one.message}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
