import type { ReactNode } from 'react';
import { formatDate } from '../../components/date/date.ts';
import { Checkbox } from '../../components/field/Checkbox.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import type { PromptCaseDraft } from './blockDraft.ts';
import type { BlockFormProps } from './blockForm.ts';
import { toLines } from './courseDraft.ts';
import { NumberInput } from './NumberInput.tsx';

interface PromptCaseFieldsProps extends Pick<BlockFormProps<'prompt_lab'>, 'field'> {
  value: PromptCaseDraft;
  /** The place of the case in the lab, from 0. */
  at: number;
  onChange: (values: Partial<PromptCaseDraft>) => void;
}

/** The fields of a case: its material, the rules for the output, and a sample output. */
export function PromptCaseFields({ value, at, onChange, field }: PromptCaseFieldsProps): ReactNode {
  const name = `case ${at + 1}`;
  const fieldOf = (path: string) => field(`cases.${at}.${path}`);
  const { sample_run } = value;
  return (
    <>
      <TextField
        {...fieldOf('title')}
        label={`Title of ${name}`}
        value={value.title}
        onChange={(title) => onChange({ title })}
      />
      <TextArea
        {...fieldOf('input')}
        label={`Material of ${name}`}
        description="The text that the prompt is used on"
        value={value.input}
        onChange={(input) => onChange({ input, sample_run: null })}
      />
      <TextArea
        {...fieldOf('must_contain')}
        label={`Output of ${name} must contain`}
        description="One text per line. Uppercase and lowercase letters are the same."
        isRequired={false}
        rows={2}
        defaultValue={value.must_contain.join('\n')}
        onChange={(text) => onChange({ must_contain: toLines(text) })}
      />
      <TextArea
        {...fieldOf('must_not_contain')}
        label={`Output of ${name} must not contain`}
        description="One text per line"
        isRequired={false}
        rows={2}
        defaultValue={value.must_not_contain.join('\n')}
        onChange={(text) => onChange({ must_not_contain: toLines(text) })}
      />
      <Checkbox
        {...fieldOf('is_json')}
        isSelected={value.is_json}
        onChange={(is_json) => onChange({ is_json })}
      >
        {`Output of ${name} must be valid JSON`}
      </Checkbox>
      <NumberInput
        {...fieldOf('max_words')}
        label={`Most words in the output of ${name}`}
        description="0 means that there is no limit."
        inputMode="numeric"
        value={value.max_words}
        onChange={(max_words) => onChange({ max_words })}
      />
      <TextArea
        {...fieldOf('sample')}
        label={`Sample output of ${name}`}
        description={
          sample_run
            ? `Shown with the model ${sample_run.model} and the date ${formatDate(sample_run.ran_on)}. If you change it, the material, or the model prompt, it becomes an example.`
            : 'Shown as “Written as an example, not produced by a model”.'
        }
        rows={4}
        value={value.sample}
        onChange={(sample) => onChange({ sample, sample_run: null })}
      />
    </>
  );
}
