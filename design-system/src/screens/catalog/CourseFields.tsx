import type { ReactNode } from 'react';
import { Select } from '../../components/field/Select.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Stack } from '../../layout/Stack.tsx';
import type { CourseLevel, CourseTrack } from '../course/course.ts';
import { fieldPair, shortFields } from './CourseEditor.css.ts';
import { type CourseDraft, type DetailsDraft, type EditorPlace, toLines } from './courseDraft.ts';

/** The props of each part of the editor. */
export interface EditorPartProps {
  draft: CourseDraft;
  onChange: (change: Partial<CourseDraft>) => void;
  /** Removes an item and offers to undo that by its name; `place` is where the restored item is shown. */
  onRemove: (name: string, change: Partial<CourseDraft>, place: EditorPlace) => void;
  /** Returns a field's error message, if it has one. */
  errorOf: (field: string) => string | undefined;
  /** Returns a note for the author of a title; undefined if there is nothing to say. */
  noteOf: (title: string) => string | undefined;
  /** Returns the id of a field's control. */
  idOf: (field: string) => string;
}

interface CourseFieldsProps extends Omit<EditorPartProps, 'onRemove'> {
  levels: readonly CourseLevel[];
  tracks: readonly CourseTrack[];
}

type TextName =
  | 'title'
  | 'duration'
  | 'students'
  | 'certificate_months'
  | 'price'
  | 'list_price'
  | 'charged_until';
type ListName = 'learning_outcomes' | 'prerequisites' | 'target_roles';

/** The course's basic fields, its outcomes and its instructor. */
export function CourseFields({
  draft,
  onChange,
  errorOf,
  noteOf,
  idOf,
  levels,
  tracks,
}: CourseFieldsProps): ReactNode {
  const text = (name: TextName) => ({
    id: idOf(name),
    value: draft[name],
    errorMessage: errorOf(name),
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const changeDetails = (change: Partial<DetailsDraft>) =>
    onChange({ details: { ...draft.details, ...change } });
  const lines = (name: ListName) => ({
    defaultValue: draft.details[name].join('\n'),
    description: 'One per line',
    onChange: (value: string) => changeDetails({ [name]: toLines(value) }),
  });
  const { instructor_info } = draft.details;
  const instructor = (name: keyof typeof instructor_info) => ({
    id: idOf(`details.instructor_info.${name}`),
    value: instructor_info[name],
    errorMessage: errorOf(`details.instructor_info.${name}`),
    onChange: (value: string) => changeDetails({ instructor_info: { ...instructor_info, [name]: value } }),
  });
  const option = (value: string) => ({ value, label: value });
  return (
    <Stack gap={32}>
      <Stack gap={16}>
        <TextField label="Title" isRequired description={noteOf(draft.title)} {...text('title')} />
        <TextArea
          id={idOf('description')}
          label="Description"
          isRequired
          value={draft.description}
          errorMessage={errorOf('description')}
          onChange={(description) => onChange({ description })}
        />
        <div className={shortFields}>
          <Select
            label="Level"
            options={levels.map(option)}
            value={draft.level}
            onChange={(chosen) =>
              onChange({ level: levels.find((level) => level === chosen) ?? draft.level })
            }
          />
          <Select
            label="Track"
            options={tracks.map(option)}
            value={draft.track}
            onChange={(chosen) =>
              onChange({ track: tracks.find((track) => track === chosen) ?? draft.track })
            }
          />
          <TextField label="Duration" placeholder="8 weeks" isRequired {...text('duration')} />
          <TextField label="Students" placeholder="2,500+" isRequired={false} {...text('students')} />
        </div>
        <div className={shortFields}>
          <TextField
            label="Price"
            description="For new orders"
            placeholder="$2,950"
            isRequired
            {...text('price')}
          />
          <TextField
            label="List price"
            description="Shown struck through"
            placeholder="$3,450"
            isRequired={false}
            {...text('list_price')}
          />
          <TextField
            label="List price charged until"
            description="The last day"
            type="date"
            isRequired={false}
            {...text('charged_until')}
          />
          <TextField
            label="Certificate valid for"
            description="Months; empty: no end"
            placeholder="24"
            inputMode="numeric"
            isRequired={false}
            {...text('certificate_months')}
          />
        </div>
      </Stack>
      <Stack gap={16}>
        <Heading level={2} size="sm">
          Audience
        </Heading>
        <TextArea label="Learning outcomes" {...lines('learning_outcomes')} />
        <TextArea label="Prerequisites" {...lines('prerequisites')} />
        <TextArea label="Ideal roles" {...lines('target_roles')} />
      </Stack>
      <Stack gap={16}>
        <Heading level={2} size="sm">
          Instructor
        </Heading>
        <div className={fieldPair}>
          <TextField label="Instructor's name" autoCapitalize="words" {...instructor('name')} />
          <TextField label="Credentials" {...instructor('credentials')} />
        </div>
        <TextArea label="Biography" {...instructor('bio')} />
      </Stack>
    </Stack>
  );
}
