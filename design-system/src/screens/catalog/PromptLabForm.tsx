import type { ReactNode } from 'react';
import { Checkbox } from '../../components/field/Checkbox.tsx';
import { FieldGroup } from '../../components/field/FieldGroup.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { Stack } from '../../layout/Stack.tsx';
import type { PromptCriterion } from '../labs/lab.ts';
import { criterionNames } from '../labs/promptVerdict.ts';
import { newPartId, newPromptCase, type PromptCaseDraft } from './blockDraft.ts';
import type { BlockFormProps } from './blockForm.ts';
import { LabTaskFields } from './LabTaskFields.tsx';
import { PromptCaseFields } from './PromptCaseFields.tsx';
import { PromptCheckField } from './PromptCheckField.tsx';
import { RowList } from './RowList.tsx';
import { SampleRecordingField, SampleRecordingNote } from './SampleRecordingField.tsx';
import { useSampleRecording } from './useSampleRecording.ts';

/** What a prompt says to meet a criterion, in the order in which learners see the results. */
const examples: Readonly<Record<PromptCriterion, string>> = {
  audience: 'Such as “for a new cashier”',
  form: 'Such as “as a table”. Only JSON counts if a case must be JSON.',
  length: 'Such as “at most 80 words”, but no more words than a case allows',
  source: 'Such as “use only the notes below”',
  silence:
    'Such as “write ‘not stated’ if the notes do not say”. If a case must contain such words, only these count.',
  privacy: 'No email address, phone number, Social Security number, or card number',
};
const criteria = Object.keys(examples) as PromptCriterion[];

/** Returns cases whose samples are examples, because no run had their new model prompt. */
const withoutRuns = (cases: readonly PromptCaseDraft[]): PromptCaseDraft[] =>
  cases.map((one) => ({ ...one, sample_run: null }));

/** The form of a prompt lab: its task, what the prompt must have, the prompts, and the cases that judge outputs. */
export function PromptLabForm({
  block,
  onChange,
  onRemove,
  field,
  richText,
  labs,
}: BlockFormProps<'prompt_lab'>): ReactNode {
  const recording = useSampleRecording(block, onChange, labs.samples);
  const choose = (criterion: PromptCriterion, isChosen: boolean) =>
    onChange({
      criteria: criteria.filter((one) => (one === criterion ? isChosen : block.criteria.includes(one))),
    });
  return (
    <>
      <LabTaskFields lab={block} onChange={onChange} field={field} richText={richText} />
      <FieldGroup
        {...field('criteria')}
        label="Criteria"
        description="What the prompt must say. The check looks for words, so it cannot tell whether a prompt is good."
      >
        <Stack gap={8}>
          {criteria.map((value) => (
            <Checkbox
              key={value}
              description={examples[value]}
              isSelected={block.criteria.includes(value)}
              onChange={(isChosen) => choose(value, isChosen)}
            >
              {criterionNames[value]}
            </Checkbox>
          ))}
        </Stack>
      </FieldGroup>
      <TextArea
        {...field('start_prompt')}
        label="Start prompt"
        description="What learners find in the editor. It must miss at least one criterion."
        isRequired={false}
        rows={3}
        value={block.start_prompt}
        onChange={(start_prompt) => onChange({ start_prompt })}
      />
      <TextArea
        {...field('solution_prompt')}
        label="Model prompt"
        description="It must meet each criterion. Learners see it after a try."
        rows={6}
        value={block.solution_prompt}
        onChange={(solution_prompt) => onChange({ solution_prompt, cases: withoutRuns(block.cases) })}
      />
      <SampleRecordingNote recording={recording} />
      <RowList
        {...field('cases')}
        label="Cases"
        description="The first case is the material of the task. The others show what the prompt does with other material. Code judges each output by the rules of its case."
        noun="case"
        rows={block.cases}
        onChange={(cases) => onChange({ cases })}
        onRemove={(name, cases, at) => onRemove(name, { cases }, `cases.${at}`)}
        createRow={() => newPromptCase(newPartId(block.cases))}
      >
        {(one, at, change) => (
          <>
            <PromptCaseFields value={one} at={at} onChange={change} field={field} />
            <SampleRecordingField value={one} name={`case ${at + 1}`} recording={recording} />
          </>
        )}
      </RowList>
      <PromptCheckField {...field('check')} lab={block} labs={labs} />
    </>
  );
}
