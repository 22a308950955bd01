import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Select } from '../../components/field/Select.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useDialogAction } from '../../components/dialog/ConfirmedAction.tsx';

export interface EnrollUserProps {
  /** The user's name. */
  name: string;
  courses: readonly { id: string; title: string }[];
  /** Enrolls the user. Rejects with a message for the admin on failure. */
  onEnroll: (courseId: string) => Promise<void>;
}

/** A button whose dialog enrolls a user in a course. */
export function EnrollUser({ name, courses, onEnroll }: EnrollUserProps): ReactNode {
  const { run, error, onOpenChange, ...state } = useDialogAction();
  const [courseId, setCourseId] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const enroll = () => {
    setIsIncomplete(!courseId);
    if (courseId) void run(() => onEnroll(courseId));
  };
  return (
    <div>
      <Dialog
        {...state}
        title={`Enroll ${name} in a course`}
        size="sm"
        trigger={<Button variant="neutral">Enroll in a course</Button>}
        onOpenChange={(opening) => {
          setCourseId('');
          setIsIncomplete(false);
          onOpenChange(opening);
        }}
        footer={(close) => (
          <>
            <Button variant="neutral" isDisabled={state.isPending} onPress={close}>
              Cancel
            </Button>
            <Button isPending={state.isPending} onPress={enroll}>
              Enroll
            </Button>
          </>
        )}
      >
        <Stack gap={16}>
          <Text tone="muted">
            The user gets an order and an email, as if they had enrolled. The course is free if a company’s
            seat or Layoff to Lift-Off pays for it.
          </Text>
          {error && (
            <Alert tone="danger" live="alert">
              {error}
            </Alert>
          )}
          <Select
            label="Course"
            placeholder="Select a course"
            value={courseId}
            onChange={setCourseId}
            errorMessage={isIncomplete && !courseId ? 'Select a course' : undefined}
            options={courses.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </Stack>
      </Dialog>
    </div>
  );
}
