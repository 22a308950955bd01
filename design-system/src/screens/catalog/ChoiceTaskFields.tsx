import { type ReactNode, useId, useMemo } from 'react';
import { Checkbox } from '../../components/field/Checkbox.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroupContext } from '../../components/radio-group/RadioGroup.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { type ChoiceDraft, newPartId, type TaskDraftOf } from './blockDraft.ts';
import type { TaskFieldsProps } from './blockForm.ts';
import { RowList } from './RowList.tsx';

type ChoiceTask = TaskDraftOf<'one' | 'several' | 'mark'>;

const texts = {
  choices: { label: 'Choices', noun: 'choice', right: 'Right' },
  sentences: { label: 'Sentences of the answer', noun: 'sentence', right: 'Not supported by the source' },
} as const;

/** Choices of which one or several are right, or sentences of which some are to be marked. */
export function ChoiceTaskFields({
  task,
  onChange,
  onRemove,
  field,
}: TaskFieldsProps<ChoiceTask>): ReactNode {
  const list = task.kind === 'mark' ? 'sentences' : 'choices';
  const { label, noun, right } = texts[list];
  const choices = task.kind === 'mark' ? task.sentences : task.choices;
  const withChoices = (changed: ChoiceDraft[]): ChoiceTask =>
    task.kind === 'mark' ? { ...task, sentences: changed } : { ...task, choices: changed };
  const path = `task.${list}`;
  const choose = (id: string) =>
    onChange(withChoices(choices.map((choice) => ({ ...choice, is_right: choice.id === id }))));
  return (
    <>
      {task.kind === 'mark' && (
        <TextArea
          {...field('task.source')}
          label="Source"
          description="The text that the sentences are compared with"
          value={task.source}
          onChange={(source) => onChange({ ...task, source })}
        />
      )}
      <RightChoice chosen={choices.find(({ is_right }) => is_right)?.id} onChoose={choose}>
        <RowList
          {...field(path)}
          label={label}
          noun={noun}
          rows={choices}
          onChange={(changed) => onChange(withChoices(changed))}
          onRemove={(name, changed, at) => onRemove(name, withChoices(changed), `${path}.${at}`)}
          createRow={() => ({ id: newPartId(choices), text: '', is_right: false, feedback: '' })}
          renderControl={({ id, is_right }, at, change) => {
            const name = (
              <>
                {right}
                <VisuallyHidden>
                  {' '}
                  for {noun} {at + 1}
                </VisuallyHidden>
              </>
            );
            return task.kind === 'one' ? (
              <Radio value={id}>{name}</Radio>
            ) : (
              <Checkbox isSelected={is_right} onChange={(isRight) => change({ is_right: isRight })}>
                {name}
              </Checkbox>
            );
          }}
        >
          {({ text, feedback }, at, change) => (
            <>
              <TextField
                {...field(`${path}.${at}.text`)}
                label={`Text of ${noun} ${at + 1}`}
                value={text}
                onChange={(typed) => change({ text: typed })}
              />
              <TextField
                {...field(`${path}.${at}.feedback`)}
                label={`Feedback for ${noun} ${at + 1}`}
                isRequired={false}
                value={feedback}
                onChange={(typed) => change({ feedback: typed })}
              />
            </>
          )}
        </RowList>
      </RightChoice>
    </>
  );
}

interface RightChoiceProps {
  chosen: string | undefined;
  onChoose: (id: string) => void;
  children: ReactNode;
}

/** Makes the radio buttons in the rows one group, whose name is that of the list. */
function RightChoice({ chosen = '', onChoose, children }: RightChoiceProps): ReactNode {
  const name = useId();
  const group = useMemo(
    () => ({
      name,
      value: chosen,
      defaultValue: undefined,
      isRequired: false,
      errorId: undefined,
      onChange: onChoose,
    }),
    [name, chosen, onChoose],
  );
  return <RadioGroupContext value={group}>{children}</RadioGroupContext>;
}
