import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Select, type SelectOption } from '../../components/field/Select.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { FieldErrors, FormErrors } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { AssignmentDue } from './AssignmentDue.tsx';
import {
  type AssignmentField,
  type AssignmentPartProps,
  assignmentLabels as labels,
  type AssignmentValues,
} from './assignmentValues.ts';
import { FormPart } from './FormPart.tsx';
import { PickList, type PickSource } from './PickList.tsx';

/** The options in the form. */
export interface AssignmentChoices {
  courses: readonly SelectOption[];
  paths: readonly SelectOption[];
  /** The audiences that the caller may choose. */
  audiences: readonly AssignmentValues['audience'][];
  groups: PickSource;
  people: PickSource;
}

export interface AssignmentFormProps {
  values: AssignmentValues;
  onChange: (values: AssignmentValues) => void;
  choices: AssignmentChoices;
  /** The assigned course or path, which cannot change; undefined for a new assignment. */
  subject?: string | undefined;
  /** When a day ends: 'A day ends at midnight in America/New York.' */
  dayNote: string;
  validate: () => FieldErrors<AssignmentField> | undefined;
  /** Requests the preview. Returns the errors of a refused request. */
  onPreview: () => Promise<FormErrors<AssignmentField> | undefined>;
}

const audienceLabels = { groups: 'Groups', people: 'People', everyone: 'Everyone with a seat' } as const;

const audienceHelp = {
  groups: 'Whoever joins one of them later gets it too.',
  people: 'Only those whom you choose.',
  everyone: 'Whoever gets a seat later gets it too.',
} as const;

/** The form of an assignment: the course or path, the audience, the due date, and whether it is mandatory. */
export function AssignmentForm({
  values,
  onChange,
  choices,
  subject,
  dayNote,
  validate,
  onPreview,
}: AssignmentFormProps): ReactNode {
  const form = useForm<Record<AssignmentField, string>>({ labels, validate, onSubmit: onPreview });
  const change: AssignmentPartProps['change'] = (changed) => onChange({ ...values, ...changed });
  return (
    <Form {...form.props} aria-label="Assignment">
      <Stack gap={24} data-component="AssignmentForm">
        <FormPart title="Course or path">
          {subject === undefined ? (
            <Subject values={values} change={change} choices={choices} />
          ) : (
            <Text>{subject}</Text>
          )}
        </FormPart>
        <FormPart title="People" isWide>
          <Audience values={values} change={change} choices={choices} />
        </FormPart>
        <FormPart title="Due">
          <AssignmentDue values={values} change={change} dayNote={dayNote} />
        </FormPart>
        <div>
          <Button type="submit" variant="neutral" size="lg" isPending={form.isPending}>
            Preview
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

function Subject({
  values,
  change,
  choices,
}: AssignmentPartProps & { choices: AssignmentChoices }): ReactNode {
  const { subject, course_id, path_id } = values;
  return (
    <>
      <RadioGroup
        label={labels.subject}
        name="subject"
        orientation="horizontal"
        value={subject}
        onChange={(chosen) => change({ subject: chosen === 'path' ? 'path' : 'course' })}
      >
        <Radio value="course">A course</Radio>
        <Radio value="path">A path</Radio>
      </RadioGroup>
      {subject === 'course' && (
        <Select
          label={labels.course_id}
          name="course_id"
          placeholder="Choose a course"
          options={choices.courses}
          value={course_id}
          onChange={(id) => change({ course_id: id })}
          isRequired
        />
      )}
      {subject === 'path' && choices.paths.length > 0 && (
        <Select
          label={labels.path_id}
          name="path_id"
          placeholder="Choose a path"
          options={choices.paths}
          value={path_id}
          onChange={(id) => change({ path_id: id })}
          isRequired
        />
      )}
      {subject === 'path' && choices.paths.length === 0 && (
        <Text tone="muted">There is no path yet. An owner creates paths under Paths.</Text>
      )}
    </>
  );
}

function Audience({
  values,
  change,
  choices,
}: AssignmentPartProps & { choices: AssignmentChoices }): ReactNode {
  const { audience, groups, people } = values;
  return (
    <>
      {choices.audiences.length > 1 && (
        <RadioGroup
          label={labels.audience}
          name="audience"
          value={audience}
          onChange={(chosen) =>
            change({ audience: choices.audiences.find((one) => one === chosen) ?? audience })
          }
        >
          {choices.audiences.map((one) => (
            <Radio key={one} value={one} description={audienceHelp[one]}>
              {audienceLabels[one]}
            </Radio>
          ))}
        </RadioGroup>
      )}
      {audience === 'groups' && (
        <PickList
          label={labels.groups}
          name="groups"
          source={choices.groups}
          chosen={groups}
          onChange={(chosen) => change({ groups: chosen })}
          empty="There is no group yet."
        />
      )}
      {audience === 'people' && (
        <PickList
          label={labels.people}
          name="people"
          source={choices.people}
          chosen={people}
          onChange={(chosen) => change({ people: chosen })}
          empty="No one is invited yet."
        />
      )}
    </>
  );
}
