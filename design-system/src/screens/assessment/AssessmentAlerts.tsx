import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { problems as problemsClass } from '../catalog/CourseEditor.css.ts';
import { type QuestionDraft, questionName } from './bankDraft.ts';

interface AssessmentAlertsProps {
  /** Why learners cannot take the assessment with the draft; undefined if they can. */
  readiness: string | undefined;
  /** Whether saving the draft would stop learners from starting the assessment. */
  isClosing: boolean;
  /** Approved questions that their lessons no longer support. */
  unsupported: readonly QuestionDraft[];
  /** Opens a question and shows what is wrong with it. */
  onShow: (question: QuestionDraft) => void;
}

/** Tells an admin why learners cannot take the assessment, and which questions need another review. */
export function AssessmentAlerts({
  readiness,
  isClosing,
  unsupported,
  onShow,
}: AssessmentAlertsProps): ReactNode {
  return (
    <>
      {readiness && (
        <Alert
          tone={isClosing ? 'warning' : 'info'}
          title={
            isClosing
              ? 'If you save this, learners cannot start the assessment'
              : 'Learners cannot take this assessment yet'
          }
        >
          {readiness}
        </Alert>
      )}
      {unsupported.length > 0 && (
        <Alert tone="warning" title="The lessons no longer support these approved questions">
          <Stack gap={12}>
            <Text>
              Learners still get them. Correct and approve them again, stop asking them, or withdraw them.
            </Text>
            <ul className={problemsClass}>
              {unsupported.map((question) => (
                <li key={question.id}>
                  <Button variant="quiet" size="sm" onPress={() => onShow(question)}>
                    {questionName(question)}
                  </Button>
                </li>
              ))}
            </ul>
          </Stack>
        </Alert>
      )}
    </>
  );
}
