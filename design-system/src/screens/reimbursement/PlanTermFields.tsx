import { type ReactNode, useContext, useId, useState } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { Disclosure } from '../../components/disclosure/Disclosure.tsx';
import { Checkbox } from '../../components/field/Checkbox.tsx';
import { Select } from '../../components/field/Select.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { FieldErrorsContext } from '../../components/form/fieldErrors.ts';
import { Grid } from '../../layout/Grid.tsx';
import type { PlanAnswerValues, PlanTermField, PlanTermGroup } from './toolkit.ts';
import { checklistTitle, termGroup, terms } from './toolkit.css.ts';

interface PlanTermFieldsProps {
  groups: readonly PlanTermGroup[];
  values: PlanAnswerValues;
  onChange: (part: Partial<PlanAnswerValues>) => void;
  headingLevel: 3 | 4;
}

/** What only some plans say, closed until the learner asks for it, or until one of its fields has an error. */
export function PlanTermFields({ groups, values, onChange, headingLevel }: PlanTermFieldsProps): ReactNode {
  const errors = useContext(FieldErrorsContext);
  const [isOpen, setIsOpen] = useState(false);
  const fields = groups.flatMap((group) => group.fields);
  const hasError = fields.some(({ name }) => errors[name] !== undefined);
  // It stays open while the error is being corrected.
  if (hasError && !isOpen) setIsOpen(true);
  const answered = fields.filter((field) => isAnswered(field, values)).length;
  return (
    <Disclosure
      title="More terms of the plan"
      headingLevel={headingLevel}
      badge={answered > 0 && <Badge>{`${answered} answered`}</Badge>}
      isExpanded={isOpen}
      onExpandedChange={setIsOpen}
    >
      <div className={terms}>
        {groups.map((group) => (
          <Group
            key={group.title}
            {...group}
            values={values}
            onChange={onChange}
            headingLevel={headingLevel}
          />
        ))}
      </div>
    </Disclosure>
  );
}

/** Whether a field has an answer that says something: the first option of a choice says nothing. */
function isAnswered({ name, options }: PlanTermField, values: PlanAnswerValues): boolean {
  const value = values[name] ?? '';
  return value !== '' && value !== options?.[0]?.value;
}

function Group({
  title,
  fields,
  values,
  onChange,
  headingLevel,
}: PlanTermGroup & Omit<PlanTermFieldsProps, 'groups'>): ReactNode {
  const titleId = useId();
  const Title = `h${headingLevel + 1}` as 'h4' | 'h5';
  return (
    <div role="group" aria-labelledby={titleId} className={termGroup}>
      <Title id={titleId} className={checklistTitle}>
        {title}
      </Title>
      <Grid minColumnWidth={240} gap={16} isFilled={fields.every(({ kind }) => kind === 'lines')}>
        {fields.map((field) => (
          <TermField
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            onChange={(value) => onChange({ [field.name]: value })}
          />
        ))}
      </Grid>
    </div>
  );
}

const inputs = {
  number: { inputMode: 'decimal' },
  text: {},
  date: { type: 'date' },
} as const;

function TermField({
  field: { name, kind, label, description, options = [] },
  value,
  onChange,
}: {
  field: PlanTermField;
  value: string;
  onChange: (value: string) => void;
}): ReactNode {
  switch (kind) {
    case 'choice':
      return (
        <Select
          label={label}
          name={name}
          description={description}
          options={options}
          value={value || (options[0]?.value ?? '')}
          onChange={onChange}
        />
      );
    case 'check':
      return (
        <Checkbox
          name={name}
          isSelected={value === 'yes'}
          onChange={(isSelected) => onChange(isSelected ? 'yes' : '')}
        >
          {label}
        </Checkbox>
      );
    case 'lines':
      return (
        <TextArea label={label} name={name} description={description} value={value} onChange={onChange} />
      );
    default:
      return (
        <TextField
          {...inputs[kind]}
          label={label}
          name={name}
          description={description}
          autoComplete="off"
          value={value}
          onChange={onChange}
        />
      );
  }
}
