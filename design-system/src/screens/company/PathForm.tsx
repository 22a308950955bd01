import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import { FieldGroup } from '../../components/field/FieldGroup.tsx';
import { Select } from '../../components/field/Select.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import { useFieldError } from '../../components/form/fieldErrors.ts';
import type { FieldErrors, FormErrors } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import * as icons from '../../components/icon/icons.ts';
import { ReorderableList } from '../../components/reorderable-list/ReorderableList.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { FormPart } from './FormPart.tsx';

/** A course of a path. */
export interface PathCourse {
  id: string;
  title: string;
}

/** A path as it is typed. */
export interface PathValues {
  name: string;
  courses: readonly PathCourse[];
}

/** A field of the form. */
export type PathField = keyof PathValues;

export interface PathFormProps {
  /** The values that the form starts with. */
  values: PathValues;
  /** The courses to choose from. */
  courses: readonly PathCourse[];
  validate: (values: PathValues) => FieldErrors<PathField> | undefined;
  /** Saves the path. Returns the errors of a refused request. */
  onSave: (values: PathValues) => Promise<FormErrors<PathField> | undefined>;
  saveLabel: string;
}

const labels = { name: 'Name', courses: 'Courses' };

/** The form of a path: its name, and its courses in order. */
export function PathForm({ values, courses, validate, onSave, saveLabel }: PathFormProps): ReactNode {
  const [chosen, setChosen] = useState(values.courses);
  const form = useForm<Record<PathField, string>>({
    labels,
    validate: ({ name }) => validate({ name, courses: chosen }),
    onSubmit: ({ name }) => onSave({ name, courses: chosen }),
  });
  return (
    <Form {...form.props} aria-label="Path">
      <FormPart title="Path">
        <TextField
          label={labels.name}
          name="name"
          autoComplete="off"
          defaultValue={values.name}
          isRequired
          onChange={form.onEdit}
        />
        <Courses
          chosen={chosen}
          courses={courses}
          onChange={(next) => {
            form.onEdit();
            setChosen(next);
          }}
        />
        <div>
          <Button type="submit" isPending={form.isPending}>
            {saveLabel}
          </Button>
        </div>
      </FormPart>
    </Form>
  );
}

interface CoursesProps {
  chosen: readonly PathCourse[];
  courses: readonly PathCourse[];
  onChange: (chosen: readonly PathCourse[]) => void;
}

/** The courses of a path in order. A chosen course goes to the end. */
function Courses({ chosen, courses, onChange }: CoursesProps): ReactNode {
  const select = useRef<HTMLSelectElement>(null);
  const error = useFieldError('courses', undefined);
  const ids = new Set(chosen.map(({ id }) => id));
  const others = courses.filter(({ id }) => !ids.has(id));
  const [added, setAdded] = useState('');
  const add = () => {
    const course = others.find(({ id }) => id === added);
    if (!course) return select.current?.focus();
    setAdded('');
    onChange([...chosen, course]);
  };
  const remove = (course: PathCourse) => {
    // The pressed button goes with its course.
    flushSync(() => onChange(chosen.filter(({ id }) => id !== course.id)));
    select.current?.focus();
  };
  return (
    <FieldGroup id="courses" label={labels.courses} errorMessage={error}>
      <Stack gap={12}>
        {chosen.length > 0 && (
          <ReorderableList
            label={labels.courses}
            items={chosen}
            getName={({ title }) => title}
            onReorder={onChange}
            isCompact
          >
            {(course) => (
              <Inline justify="between" isWrapping={false}>
                <span>{course.title}</span>
                <IconButton
                  icon={icons.trash}
                  size="sm"
                  label={`Remove ${course.title}`}
                  onPress={() => remove(course)}
                />
              </Inline>
            )}
          </ReorderableList>
        )}
        <Select
          ref={select}
          label="Add a course"
          name="courses"
          placeholder="Choose a course"
          options={others.map(({ id, title }) => ({ value: id, label: title }))}
          value={added}
          onChange={setAdded}
        />
        <div>
          <Button variant="neutral" size="sm" onPress={add}>
            Add to the path
          </Button>
        </div>
      </Stack>
    </FieldGroup>
  );
}
