import type { ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx';
import { type AssignmentPartProps, assignmentLabels as labels } from './assignmentValues.ts';

/** When an assignment is due, and whether it must be done. */
export function AssignmentDue({
  values,
  change,
  dayNote,
}: AssignmentPartProps & { dayNote: string }): ReactNode {
  const { due, on, days, kind } = values;
  return (
    <>
      <RadioGroup
        label={labels.kind}
        name="kind"
        value={kind}
        onChange={(chosen) => change({ kind: chosen === 'suggested' ? 'suggested' : 'mandatory' })}
      >
        <Radio value="mandatory" description="People are reminded before the due day and once after it.">
          Mandatory
        </Radio>
        <Radio value="suggested" description="A due day is possible, and not needed.">
          Suggested
        </Radio>
      </RadioGroup>
      <RadioGroup
        label={labels.due}
        name="due"
        value={due}
        onChange={(chosen) => change({ due: chosen === 'after' || chosen === 'none' ? chosen : 'on' })}
      >
        <Radio value="on">On a day</Radio>
        <Radio value="after">Some days after a person gets it</Radio>
        <Radio value="none">Never</Radio>
      </RadioGroup>
      {due === 'on' && (
        <TextField
          label={labels.on}
          name="on"
          type="date"
          description={dayNote}
          value={on}
          onChange={(day) => change({ on: day })}
          isRequired
        />
      )}
      {due === 'after' && (
        <TextField
          label={labels.days}
          name="days"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          description={dayNote}
          value={days}
          onChange={(typed) => change({ days: typed })}
          isRequired
        />
      )}
    </>
  );
}
