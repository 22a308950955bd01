import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { reportLine } from './reports.css.ts';

export interface ReportButtonProps {
  /** What the report is about, for screen readers: 'the question “What does a model predict?”'. */
  subject: string;
  /** Whether the learner has just reported an error in it. @default false */
  isReported?: boolean | undefined;
  onPress: () => void;
}

/** The quiet button under a part of a lesson that reports an error in it. */
export function ReportButton({ subject, isReported = false, onPress }: ReportButtonProps): ReactNode {
  return (
    <div className={reportLine} data-component="ReportButton">
      {isReported && <span>Reported. We will email you our answer.</span>}
      <Button variant="quiet" size="sm" onPress={onPress}>
        Report an error<VisuallyHidden> in {subject}</VisuallyHidden>
      </Button>
    </div>
  );
}
