import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { problem as problemClass, problems as problemsClass } from './CourseEditor.css.ts';

/** Why a course or an assessment was not saved: an error message, or a conflict with a version that someone else has saved. */
interface SaveFailure {
  error?: string | undefined;
  conflict?: SaveConflict | undefined;
}

/** Someone else has saved it or, with `isArchived`, archived it. */
interface SaveConflict {
  savedBy: string;
  isArchived?: boolean | undefined;
  onReload: () => void;
}

/** A failed save, with what confirms that the other version is overwritten. */
export interface SaveResult<Draft = void> extends SaveFailure {
  conflict?: (SaveConflict & Overwriting<Draft>) | undefined;
}

interface Overwriting<Draft> {
  /** Confirms that the other version is overwritten. The editor then saves again: its draft, or the returned one. */
  onOverwrite: (draft: Draft) => Draft;
}

/** A problem in a list: `where` names its place if the message does not. */
interface ListedProblem {
  field: string;
  message: string;
  where?: string | undefined;
}

interface SaveAlertProps<Problem extends ListedProblem> {
  result: SaveFailure | undefined;
  problems: readonly Problem[];
  onShow: (problem: Problem) => void;
  onOverwrite: () => void;
  /** What is saved. @default 'course' */
  record?: 'course' | 'assessment' | undefined;
}

const otherVersions = {
  course: 'Your changes are still here. Whichever you choose, the other version stays in the history.',
  assessment:
    'Your changes are still here. Overwrite the other version with them, or load it and lose them. If you overwrite it, its withdrawn questions stay withdrawn, and its new approved questions stay in the bank.',
} as const;

/** Shows why a course or an assessment was not saved and how to continue. */
export function SaveAlert<Problem extends ListedProblem>({
  result,
  problems,
  onShow,
  onOverwrite,
  record = 'course',
}: SaveAlertProps<Problem>): ReactNode {
  if (result?.conflict) {
    const { savedBy, isArchived, onReload } = result.conflict;
    return (
      <Alert
        tone="warning"
        live="alert"
        title={
          isArchived
            ? 'This course has been archived since you opened it'
            : `${savedBy} has changed this ${record} since you opened it`
        }
        action={
          <Inline gap={8}>
            <Button variant="neutral" size="sm" onPress={onReload}>
              Load their version
            </Button>
            <Button variant="neutral" size="sm" onPress={onOverwrite}>
              Overwrite with my changes
            </Button>
          </Inline>
        }
      >
        {isArchived
          ? 'Your changes are still here. Publishing them opens the course to new learners again.'
          : otherVersions[record]}
      </Alert>
    );
  }
  if (result?.error) {
    return (
      <Alert tone="danger" live="alert" title={`The ${record} was not saved`}>
        {result.error}
      </Alert>
    );
  }
  if (problems.length < 2) return null;
  return (
    <Alert tone="danger" live="alert" title={`Fix these ${problems.length} problems first`}>
      <ul className={problemsClass}>
        {problems.map((one) => (
          <li key={`${one.field} ${one.message}`}>
            <button type="button" className={problemClass} onClick={() => onShow(one)}>
              {one.where === undefined ? one.message : `${one.where}: ${one.message}`}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
