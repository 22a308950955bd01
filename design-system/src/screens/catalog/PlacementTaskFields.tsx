import type { ReactNode } from 'react';
import { Select } from '../../components/field/Select.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { newPartId, type TaskDraftOf } from './blockDraft.ts';
import type { TaskFieldsProps } from './blockForm.ts';
import { fieldPair } from './CourseEditor.css.ts';
import { RowList } from './RowList.tsx';

/** Items that learners put in order. */
export function OrderTaskFields({
  task,
  onChange,
  onRemove,
  field,
}: TaskFieldsProps<TaskDraftOf<'order'>>): ReactNode {
  return (
    <RowList
      {...field('task.items')}
      label="Items in their right order"
      description="Learners see them in another order."
      noun="item"
      rows={task.items}
      onChange={(items) => onChange({ ...task, items })}
      onRemove={(name, items, at) => onRemove(name, { ...task, items }, `task.items.${at}`)}
      createRow={() => ({ id: newPartId(task.items), text: '' })}
    >
      {({ text }, at, change) => (
        <TextField
          {...field(`task.items.${at}.text`)}
          label={`Text of item ${at + 1}`}
          value={text}
          onChange={(typed) => change({ text: typed })}
        />
      )}
    </RowList>
  );
}

/** Pairs that learners match, and right sides that match nothing. */
export function MatchTaskFields({
  task,
  onChange,
  onRemove,
  field,
}: TaskFieldsProps<TaskDraftOf<'match'>>): ReactNode {
  const { pairs, extras } = task;
  const newId = () => newPartId([...pairs, ...extras]);
  return (
    <>
      <RowList
        {...field('task.pairs')}
        label="Pairs"
        noun="pair"
        rows={pairs}
        onChange={(changed) => onChange({ ...task, pairs: changed })}
        onRemove={(name, changed, at) => onRemove(name, { ...task, pairs: changed }, `task.pairs.${at}`)}
        createRow={() => ({ id: newId(), left: '', right: '' })}
      >
        {({ left, right }, at, change) => (
          <div className={fieldPair}>
            <TextField
              {...field(`task.pairs.${at}.left`)}
              label={`Left side of pair ${at + 1}`}
              value={left}
              onChange={(typed) => change({ left: typed })}
            />
            <TextField
              {...field(`task.pairs.${at}.right`)}
              label={`Right side of pair ${at + 1}`}
              value={right}
              onChange={(typed) => change({ right: typed })}
            />
          </div>
        )}
      </RowList>
      <RowList
        {...field('task.extras')}
        label="Right sides that match nothing"
        noun="extra side"
        rows={extras}
        onChange={(changed) => onChange({ ...task, extras: changed })}
        onRemove={(name, changed, at) => onRemove(name, { ...task, extras: changed }, `task.extras.${at}`)}
        createRow={() => ({ id: newId(), right: '' })}
      >
        {({ right }, at, change) => (
          <TextField
            {...field(`task.extras.${at}.right`)}
            label={`Text of extra side ${at + 1}`}
            value={right}
            onChange={(typed) => change({ right: typed })}
          />
        )}
      </RowList>
    </>
  );
}

/** Groups, and the items that learners sort into them. */
export function SortTaskFields({
  task,
  onChange,
  onRemove,
  field,
}: TaskFieldsProps<TaskDraftOf<'sort'>>): ReactNode {
  const { groups, items } = task;
  const options = groups.map(({ id, title }, at) => ({ value: id, label: title || `Group ${at + 1}` }));
  return (
    <>
      <RowList
        {...field('task.groups')}
        label="Groups"
        noun="group"
        rows={groups}
        onChange={(changed) => onChange({ ...task, groups: changed })}
        onRemove={(name, changed, at) => onRemove(name, { ...task, groups: changed }, `task.groups.${at}`)}
        createRow={() => ({ id: newPartId(groups), title: '' })}
      >
        {({ title }, at, change) => (
          <TextField
            {...field(`task.groups.${at}.title`)}
            label={`Title of group ${at + 1}`}
            value={title}
            onChange={(typed) => change({ title: typed })}
          />
        )}
      </RowList>
      <RowList
        {...field('task.items')}
        label="Items"
        noun="item"
        rows={items}
        onChange={(changed) => onChange({ ...task, items: changed })}
        onRemove={(name, changed, at) => onRemove(name, { ...task, items: changed }, `task.items.${at}`)}
        createRow={() => ({ id: newPartId(items), text: '', group: '', feedback: '' })}
      >
        {({ text, group, feedback }, at, change) => (
          <>
            <div className={fieldPair}>
              <TextField
                {...field(`task.items.${at}.text`)}
                label={`Text of item ${at + 1}`}
                value={text}
                onChange={(typed) => change({ text: typed })}
              />
              <Select
                {...field(`task.items.${at}.group`)}
                label={`Group of item ${at + 1}`}
                placeholder="Choose a group"
                options={options}
                value={options.some(({ value }) => value === group) ? group : ''}
                onChange={(chosen) => change({ group: chosen })}
              />
            </div>
            <TextField
              {...field(`task.items.${at}.feedback`)}
              label={`Feedback for item ${at + 1}`}
              isRequired={false}
              value={feedback}
              onChange={(typed) => change({ feedback: typed })}
            />
          </>
        )}
      </RowList>
    </>
  );
}
