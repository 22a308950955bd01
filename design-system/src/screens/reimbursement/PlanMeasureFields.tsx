import { type ReactNode, useId } from 'react';
import { FieldGroup } from '../../components/field/FieldGroup.tsx';
import { Select } from '../../components/field/Select.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Grid } from '../../layout/Grid.tsx';
import type { PlanAnswerValues } from './toolkit.ts';

interface PlanMeasureFieldsProps {
  /** The letters of the scale with the least percent of each, best first. */
  letters: readonly { letter: string; from: number }[];
  values: PlanAnswerValues;
  onChange: (part: Partial<PlanAnswerValues>) => void;
}

/** What a plan pays for: the lowest letter or percent, the share of the price, and the most in a year. */
export function PlanMeasureFields({ letters, values, onChange }: PlanMeasureFieldsProps): ReactNode {
  const { proof } = values;
  const isScale = proof === 'scale';
  if (proof === 'grade' || proof === 'unknown') return null;
  return (
    <>
      {proof === 'letter' && (
        <Select
          label="The lowest letter that the plan pays for"
          name="least_letter"
          placeholder="Choose a letter"
          options={letters.map(({ letter, from }) => ({
            value: letter,
            label: `${letter}, from ${from} percent`,
          }))}
          isRequired
          value={values.least_letter}
          onChange={(least_letter) => onChange({ least_letter })}
        />
      )}
      {proof === 'percent' && (
        <TextField
          label="The lowest percent that the plan pays for"
          name="least_percent"
          inputMode="numeric"
          autoComplete="off"
          isRequired
          value={values.least_percent}
          onChange={(least_percent) => onChange({ least_percent })}
        />
      )}
      {isScale ? (
        <LetterPercents letters={letters} values={values} onChange={onChange} />
      ) : (
        <TextField
          label="Percent of the price that the plan pays"
          name="paid_percent"
          description="Leave it empty if you don’t know."
          inputMode="numeric"
          autoComplete="off"
          isRequired={false}
          value={values.paid_percent}
          onChange={(paid_percent) => onChange({ paid_percent })}
        />
      )}
      <TextField
        label="The most that the plan pays in a year, in dollars"
        name="most"
        description="If the plan has its own limit."
        inputMode="decimal"
        autoComplete="off"
        isRequired={false}
        value={values.most}
        onChange={(most) => onChange({ most })}
      />
    </>
  );
}

/** The percent of the price for each letter. */
function LetterPercents({ letters, values, onChange }: PlanMeasureFieldsProps): ReactNode {
  return (
    <FieldGroup
      id={useId()}
      label="Percent of the price for each letter"
      description="Leave a plus or a minus empty if the plan pays it like its letter."
      isRequired
    >
      <Grid minColumnWidth={160} gap={16}>
        {letters.map(({ letter, from }) => (
          <TextField
            key={letter}
            label={`${letter}, from ${from}`}
            name={`paid_${letter}`}
            inputMode="numeric"
            autoComplete="off"
            isRequired={letter.length === 1}
            value={values[`paid_${letter}`] ?? ''}
            onChange={(percent) => onChange({ [`paid_${letter}`]: percent })}
          />
        ))}
      </Grid>
    </FieldGroup>
  );
}
