import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Select } from '../../components/field/Select.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';

/** A module that a model should draft. */
export type WantedModuleValues = {
  title: string;
  /** What it should teach. */
  teaches: string;
};

const moduleLabels = { title: 'Title of the module', teaches: 'What it should teach' };

export interface CourseDraftingFormProps {
  /** Whether the whole course can be drafted, because it has no modules. */
  mayDraftCourse: boolean;
  /** Checks the fields of a module. */
  validate: Validate<WantedModuleValues>;
  /** Starts the draft of a module, or of the whole course if it is undefined. */
  onStart: (wanted: WantedModuleValues | undefined) => ReturnType<SubmitForm<WantedModuleValues>>;
}

/** The form that starts the draft of a course or a module. */
export function CourseDraftingForm({
  mayDraftCourse,
  validate,
  onStart,
}: CourseDraftingFormProps): ReactNode {
  const [chosen, setChosen] = useState('course');
  const isCourse = mayDraftCourse && chosen === 'course';
  const form = useForm<WantedModuleValues>({
    labels: moduleLabels,
    validate: (values) => (isCourse ? undefined : validate(values)),
    onSubmit: (values) => onStart(isCourse ? undefined : values),
    hasSummary: false,
  });
  return (
    <Form {...form.props} aria-label="What to draft">
      <Stack gap={16}>
        {mayDraftCourse && (
          <RadioGroup label="Draft" value={chosen} onChange={setChosen}>
            <Radio
              value="course"
              description="From the saved title, description, level, track, and duration. It takes several minutes."
            >
              The whole course
            </Radio>
            <Radio value="module">One module</Radio>
          </RadioGroup>
        )}
        {!isCourse && (
          <>
            <TextField name="title" label={moduleLabels.title} isRequired />
            <TextArea
              name="teaches"
              label={moduleLabels.teaches}
              description="What learners can do after it, and what it leaves out. The model also reads the titles of the saved lessons."
              rows={4}
              isRequired
            />
          </>
        )}
        <Inline>
          <Button type="submit" isPending={form.isPending}>
            {isCourse ? 'Draft the course' : 'Draft the module'}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

export interface BankDraftingFormProps {
  /** The modules with saved lessons, by their numbers. */
  modules: readonly { module_number: number; module_title: string }[];
  onStart: (module: number) => ReturnType<SubmitForm<{ module: string }>>;
}

/** The form that starts the draft of the questions of a module. */
export function BankDraftingForm({ modules, onStart }: BankDraftingFormProps): ReactNode {
  const form = useForm<{ module: string }>({
    labels: { module: 'Module' },
    onSubmit: ({ module }) => onStart(Number(module)),
    hasSummary: false,
  });
  return (
    <Form {...form.props} aria-label="What to draft">
      <Stack gap={16}>
        <Select
          name="module"
          label="Module"
          description="The questions rest on its lessons as they were last saved."
          options={modules.map(({ module_number, module_title }) => ({
            value: String(module_number),
            label: module_title,
          }))}
        />
        <Inline>
          <Button type="submit" isPending={form.isPending}>
            Draft questions
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
