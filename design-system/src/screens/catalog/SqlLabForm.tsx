import type { ReactNode } from 'react';
import { Checkbox } from '../../components/field/Checkbox.tsx';
import type { BlockFormProps } from './blockForm.ts';
import { CodeField } from './CodeField.tsx';
import { LabCheckField } from './LabCheckField.tsx';
import { LabTaskFields } from './LabTaskFields.tsx';

/** The form of a SQL lab: its task, the database, the query that learners start with, and the solution. */
export function SqlLabForm({ block, onChange, field, richText, labs }: BlockFormProps<'sql_lab'>): ReactNode {
  return (
    <>
      <LabTaskFields lab={block} onChange={onChange} field={field} richText={richText} />
      <CodeField
        {...field('script')}
        label="Script that creates the database"
        description="SQL for SQLite that creates the tables and inserts their rows. It runs before each query."
        value={block.script}
        onChange={(script) => onChange({ script })}
      />
      <CodeField
        {...field('start_code')}
        label="Start query"
        description="What learners find in the editor. It must not return the solution’s rows."
        isRequired={false}
        rows={3}
        value={block.start_code}
        onChange={(start_code) => onChange({ start_code })}
      />
      <CodeField
        {...field('solution_code')}
        label="Solution query"
        description="A learner’s query is right if it returns the same rows. Learners can open the solution after they have run their own query."
        rows={3}
        value={block.solution_code}
        onChange={(solution_code) => onChange({ solution_code })}
      />
      <Checkbox
        {...field('is_ordered')}
        description="If checked, a query with the right rows in another order is not right."
        isSelected={block.is_ordered}
        onChange={(is_ordered) => onChange({ is_ordered })}
      >
        The order of the rows matters
      </Checkbox>
      <LabCheckField {...field('checked')} lab={block} onChange={onChange} labs={labs} />
    </>
  );
}
