import type { ReactNode } from 'react';
import { Select } from '../../components/field/Select.tsx';
import { Switch } from '../../components/switch/Switch.tsx';
import { Stack } from '../../layout/Stack.tsx';
import type { FieldState } from '../catalog/blockForm.ts';
import { shortFields } from '../catalog/CourseEditor.css.ts';
import { NumberInput } from '../catalog/NumberInput.tsx';
import type { AssessmentDraft, RulesDraft } from './bankDraft.ts';

interface AssessmentSettingsProps {
  draft: AssessmentDraft;
  onChange: (values: Partial<AssessmentDraft>) => void;
  /** Returns the id and the error of a field, such as `rules.attempts`. */
  field: (path: string) => FieldState;
}

const numbers = [
  { name: 'questions', label: 'Questions in an attempt' },
  { name: 'pass_percent', label: 'Percent to pass' },
  { name: 'attempts', label: 'Attempts' },
  { name: 'wait_hours', label: 'Hours between attempts' },
] as const satisfies readonly { name: keyof RulesDraft; label: string }[];

/** The rules of an assessment, and whether learners can start attempts. */
export function AssessmentSettings({ draft, onChange, field }: AssessmentSettingsProps): ReactNode {
  const { rules, is_on } = draft;
  const change = (values: Partial<RulesDraft>) => onChange({ rules: { ...rules, ...values } });
  return (
    <Stack gap={24}>
      <Switch
        isSelected={is_on}
        onChange={(isOn) => onChange({ is_on: isOn })}
        description="While it is off, nobody can start an attempt. Open attempts and results stay."
      >
        Learners can take the assessment
      </Switch>
      <div className={shortFields}>
        {numbers.map(({ name, label }) => (
          <NumberInput
            key={name}
            {...field(`rules.${name}`)}
            label={label}
            inputMode="numeric"
            value={rules[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </div>
      <Select
        {...field('rules.opens')}
        label="Opens"
        options={[
          { value: 'after_lessons', label: 'After all lessons are completed' },
          { value: 'at_once', label: 'At once' },
        ]}
        value={rules.opens}
        onChange={(opens) => change({ opens: opens === 'at_once' ? 'at_once' : 'after_lessons' })}
      />
    </Stack>
  );
}
