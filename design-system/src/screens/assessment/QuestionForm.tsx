import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Select } from '../../components/field/Select.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import type { FieldState } from '../catalog/blockForm.ts';
import { CheckBlockForm } from '../catalog/CheckBlockForm.tsx';
import { type BankLesson, type QuestionDraft, questionName } from './bankDraft.ts';

interface QuestionFormProps {
  question: QuestionDraft;
  lessons: readonly BankLesson[];
  /** Who approved the question and when, as text. */
  approval: string | undefined;
  onChange: (values: Partial<QuestionDraft>) => void;
  /** Removes a part of the question and offers to undo that by its name. */
  onRemovePart: (name: string, values: Partial<QuestionDraft>, path: string) => void;
  /** Returns the id and the error of the field with a path, such as `task.choices.1.text`. */
  field: (path: string) => FieldState;
  onApprove: () => void;
  onDuplicate: () => void;
  /** Whether learners may have the question, which then cannot be removed. */
  isKept: boolean;
  /** Makes an approved question a draft. */
  onStopAsking: () => void;
  /** Withdraws a question that learners may have; undefined while the bank has unsaved changes. */
  onWithdraw?: (() => void) | undefined;
  onRemove: () => void;
}

const placeOf = ({ module_number, lesson_number }: Pick<BankLesson, 'module_number' | 'lesson_number'>) =>
  `${module_number}.${lesson_number}`;

/** The form of a question of the bank. An edit makes an approved question a draft again; a withdrawn one cannot change. */
export function QuestionForm({
  question,
  lessons,
  approval,
  onChange,
  onRemovePart,
  field,
  onApprove,
  onDuplicate,
  isKept,
  onStopAsking,
  onWithdraw,
  onRemove,
}: QuestionFormProps): ReactNode {
  const isWithdrawn = question.status === 'withdrawn';
  const known = lessons.some((lesson) => placeOf(lesson) === placeOf(question));
  const name = <VisuallyHidden> {questionName(question)}</VisuallyHidden>;
  const button = { variant: 'quiet', size: 'sm' } as const;
  return (
    <Stack gap={16}>
      {approval && <Text tone="muted">{approval}</Text>}
      {isWithdrawn ? (
        <Text>This question grades nobody anymore. Duplicate it to write a new one from it.</Text>
      ) : (
        <>
          <Select
            {...field('lesson')}
            label="Lesson that teaches it"
            placeholder={known ? undefined : 'Choose a lesson'}
            options={lessons.map((lesson) => ({
              value: placeOf(lesson),
              label: `${lesson.module_title}: ${lesson.lesson_title}`,
            }))}
            value={known ? placeOf(question) : ''}
            onChange={(place) => {
              const lesson = lessons.find((one) => placeOf(one) === place);
              if (lesson)
                onChange({ module_number: lesson.module_number, lesson_number: lesson.lesson_number });
            }}
          />
          <CheckBlockForm
            isGraded
            block={{ ...question, type: 'check', hint: '' }}
            onChange={({ type: _type, hint: _hint, ...values }) => onChange(values)}
            onRemove={(part, { type: _type, hint: _hint, ...values }, path) =>
              onRemovePart(part, values, path)
            }
            field={field}
          />
        </>
      )}
      {isKept && !isWithdrawn && (
        <Text tone="muted">
          Learners may have this question, so it stays in the bank. Withdraw it if it is wrong.
        </Text>
      )}
      <Inline gap={8}>
        {question.status === 'draft' && (
          <Button
            variant="neutral"
            size="sm"
            iconStart={<Icon icon={icons.circleCheck} size="sm" />}
            onPress={onApprove}
          >
            Approve{name}
          </Button>
        )}
        <Button {...button} iconStart={<Icon icon={icons.copy} size="sm" />} onPress={onDuplicate}>
          Duplicate{name}
        </Button>
        {isKept && question.status === 'approved' && (
          <Button {...button} iconStart={<Icon icon={icons.circleMinus} size="sm" />} onPress={onStopAsking}>
            Stop asking{name}
          </Button>
        )}
        {isKept && !isWithdrawn && onWithdraw && (
          <Button {...button} iconStart={<Icon icon={icons.circleMinus} size="sm" />} onPress={onWithdraw}>
            Withdraw{name}
          </Button>
        )}
        {!isKept && (
          <Button {...button} iconStart={<Icon icon={icons.trash} size="sm" />} onPress={onRemove}>
            Remove{name}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
