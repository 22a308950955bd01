import type { ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import type { BlockFormProps } from './blockForm.ts';
import { HtmlField } from './HtmlField.tsx';
import { RowList } from './RowList.tsx';

/** The form of a worked example: its title and its steps. */
export function WorkedExampleBlockForm({
  block,
  onChange,
  onRemove,
  field,
  richText,
}: BlockFormProps<'worked_example'>): ReactNode {
  return (
    <>
      <TextField
        {...field('title')}
        label="Title of the example"
        value={block.title}
        onChange={(title) => onChange({ title })}
      />
      <RowList
        {...field('steps')}
        label="Steps"
        description="Learners open one step after the other."
        noun="step"
        rows={block.steps}
        onChange={(steps) => onChange({ steps })}
        onRemove={(name, steps, at) => onRemove(name, { steps }, `steps.${at}`)}
        createRow={() => ({ title: '', html: '' })}
      >
        {(step, at, change) => (
          <>
            <TextField
              {...field(`steps.${at}.title`)}
              label={`Title of step ${at + 1}`}
              value={step.title}
              onChange={(title) => change({ title })}
            />
            <HtmlField
              {...field(`steps.${at}.html`)}
              label={`Text of step ${at + 1}`}
              defaultValue={step.html}
              onChange={(html) => change({ html })}
              richText={richText}
            />
          </>
        )}
      </RowList>
    </>
  );
}
