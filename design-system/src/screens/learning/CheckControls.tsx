import type { ReactNode } from 'react';
import { Checkbox } from '../../components/field/Checkbox.tsx';
import { FieldGroup } from '../../components/field/FieldGroup.tsx';
import { Select } from '../../components/field/Select.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx';
import { ReorderableList } from '../../components/reorderable-list/ReorderableList.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { idsOf, placesOf, textOf } from './blockAnswer.ts';
import type { BlockAnswer, PartJudgment, ShownTask, TaskPart } from './lessonBlock.ts';
import { LimitedTextArea } from './LimitedTextArea.tsx';
import { PartFeedback } from './PartFeedback.tsx';
import { plainText, TaskText } from './TaskText.tsx';
import { choices as choicesClass, measured, noteText, source, unit as unitClass } from './workBlock.css.ts';

interface ControlsProps<Task> {
  /** Prefix of the controls' ids. */
  id: string;
  task: Task;
  answer: BlockAnswer | undefined;
  /** The judgments of the checked answer's parts. */
  parts: readonly PartJudgment[];
  onChange: (answer: BlockAnswer) => void;
}

type TaskOf<Kind extends ShownTask['kind']> = Extract<ShownTask, { kind: Kind }>;

/** The form controls of a check, by its question type. */
export function CheckControls({ task, ...props }: ControlsProps<ShownTask>): ReactNode {
  switch (task.kind) {
    case 'one':
      return <OneChoice {...props} task={task} />;
    case 'several':
      return <Choices {...props} legend="Choose all that apply" choices={task.choices} />;
    case 'mark':
      return (
        <>
          <figure className={source}>
            <figcaption>
              <strong>Source</strong>
            </figcaption>
            <blockquote className={noteText}>
              <TaskText>{task.source}</TaskText>
            </blockquote>
          </figure>
          <Choices {...props} legend="The AI’s answer" choices={task.sentences} />
        </>
      );
    case 'order':
      return <Order {...props} task={task} />;
    case 'match':
    case 'sort':
      return <Places {...props} task={task} />;
    case 'number':
      return <Measured {...props} task={task} />;
    case 'short':
      return (
        <LimitedTextArea
          label="Your answer"
          value={textOf(props.answer)}
          onChange={(text) => props.onChange({ kind: 'text', text })}
        />
      );
  }
}

const feedbackOn = (parts: readonly PartJudgment[], id: string): ReactNode => {
  const part = parts.find((one) => one.id === id);
  return part && <PartFeedback part={part} />;
};

function OneChoice({ task, answer, parts, onChange }: ControlsProps<TaskOf<'one' | 'several'>>): ReactNode {
  return (
    <RadioGroup
      label="Choose one"
      value={idsOf(answer)[0] ?? ''}
      onChange={(id) => onChange({ kind: 'choices', ids: [id] })}
    >
      {task.choices.map(({ id, text }) => (
        <Radio key={id} value={id} description={feedbackOn(parts, id)}>
          <TaskText>{text}</TaskText>
        </Radio>
      ))}
    </RadioGroup>
  );
}

interface ChoicesProps extends Omit<ControlsProps<ShownTask>, 'task'> {
  legend: string;
  choices: readonly TaskPart[];
}

function Choices({ id, legend, choices, answer, parts, onChange }: ChoicesProps): ReactNode {
  const chosen = idsOf(answer);
  const toggle = (choice: string, isChosen: boolean) => {
    const ids = isChosen ? [...chosen, choice] : chosen.filter((one) => one !== choice);
    onChange({ kind: 'choices', ids });
  };
  return (
    <FieldGroup id={`${id}-choices`} label={legend}>
      <div className={choicesClass}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.id}
            isSelected={chosen.includes(choice.id)}
            onChange={(isChosen) => toggle(choice.id, isChosen)}
            description={feedbackOn(parts, choice.id)}
          >
            <TaskText>{choice.text}</TaskText>
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}

/** The items are in the learner's order, and in the shown one until the learner moves an item. */
function Order({ task, answer, parts, onChange }: ControlsProps<TaskOf<'order'>>): ReactNode {
  const ids = idsOf(answer);
  const ordered = ids.flatMap((id) => task.items.filter((item) => item.id === id));
  return (
    <ReorderableList
      label="Items in your order"
      items={ordered.length === task.items.length ? ordered : task.items}
      getName={({ text }) => plainText(text)}
      onReorder={(items) => onChange({ kind: 'choices', ids: items.map(({ id }) => id) })}
    >
      {({ id, text }) => (
        <>
          <TaskText>{text}</TaskText>
          {feedbackOn(parts, id)}
        </>
      )}
    </ReorderableList>
  );
}

function Places({ id, task, answer, parts, onChange }: ControlsProps<TaskOf<'match' | 'sort'>>): ReactNode {
  const places = placesOf(answer);
  const what = task.kind === 'match' ? 'match' : 'group';
  return (
    <FieldGroup id={`${id}-places`} label={<VisuallyHidden>Choose a {what} for each item</VisuallyHidden>}>
      <div className={choicesClass}>
        {task.items.map((item) => (
          <Select
            key={item.id}
            label={<TaskText>{item.text}</TaskText>}
            description={feedbackOn(parts, item.id)}
            placeholder={`Choose a ${what}`}
            value={places[item.id] ?? ''}
            options={task.places.map((place) => ({ value: place.id, label: plainText(place.text) }))}
            onChange={(place) => onChange({ kind: 'places', places: { ...places, [item.id]: place } })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function Measured({ task: { unit }, answer, onChange }: ControlsProps<TaskOf<'number'>>): ReactNode {
  return (
    <div className={measured}>
      <TextField
        label={<>Your answer{unit && <VisuallyHidden> in {unit}</VisuallyHidden>}</>}
        inputMode="decimal"
        autoComplete="off"
        errorMessage={
          /^\D*\S\D*$/.test(textOf(answer)) ? 'Enter a number in digits, such as 12 or 4.5' : undefined
        }
        value={textOf(answer)}
        onChange={(text) => onChange({ kind: 'text', text })}
      />
      {unit && (
        <span className={unitClass} aria-hidden="true">
          {unit}
        </span>
      )}
    </div>
  );
}
