import type { ReactNode } from 'react';
import { CodeText } from '../../components/code-text/CodeText.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { newPartId } from './blockDraft.ts';
import type { BlockFormProps } from './blockForm.ts';
import { CodeField } from './CodeField.tsx';
import { LabCheckField } from './LabCheckField.tsx';
import { LabTaskFields } from './LabTaskFields.tsx';
import { RowList } from './RowList.tsx';

/** The form of a Python lab: its task, the files and the code that learners start with, the tests, and the solution. */
export function PythonLabForm({
  block,
  onChange,
  onRemove,
  field,
  richText,
  labs,
}: BlockFormProps<'python_lab'>): ReactNode {
  return (
    <>
      <LabTaskFields lab={block} onChange={onChange} field={field} richText={richText} />
      <RowList
        {...field('files')}
        label="Files"
        description={
          <>
            Learners’ code can open each file by its name: <CodeText>open("orders.csv")</CodeText>. A lab may
            have none.
          </>
        }
        noun="file"
        rows={block.files}
        onChange={(files) => onChange({ files })}
        onRemove={(name, files, at) => onRemove(name, { files }, `files.${at}`)}
        createRow={() => ({ name: '', content: '' })}
      >
        {({ name, content }, at, change) => (
          <>
            <TextField
              {...field(`files.${at}.name`)}
              label={`Name of file ${at + 1}`}
              description="It ends in .csv, .json, or .txt."
              value={name}
              onChange={(typed) => change({ name: typed })}
            />
            <CodeField
              {...field(`files.${at}.content`)}
              label={`Content of file ${at + 1}`}
              value={content}
              onChange={(typed) => change({ content: typed })}
            />
          </>
        )}
      </RowList>
      <CodeField
        {...field('start_code')}
        label="Start code"
        description="What learners find in the editor. It must not pass all tests."
        isRequired={false}
        value={block.start_code}
        onChange={(start_code) => onChange({ start_code })}
      />
      <RowList
        {...field('tests')}
        label="Tests"
        description={
          <>
            Learners see each sentence as passed or failed. The code is Python that runs after the learner’s
            code, and passes if it raises no error: <CodeText>assert total("orders.csv") == 2000</CodeText>.
            What the learner’s code printed is in the variable <CodeText>output</CodeText>.
          </>
        }
        noun="test"
        rows={block.tests}
        onChange={(tests) => onChange({ tests })}
        onRemove={(name, tests, at) => onRemove(name, { tests }, `tests.${at}`)}
        createRow={() => ({ id: newPartId(block.tests), sentence: '', code: '' })}
      >
        {({ sentence, code }, at, change) => (
          <>
            <TextField
              {...field(`tests.${at}.sentence`)}
              label={`Sentence of test ${at + 1}`}
              value={sentence}
              onChange={(typed) => change({ sentence: typed })}
            />
            <CodeField
              {...field(`tests.${at}.code`)}
              label={`Code of test ${at + 1}`}
              rows={3}
              value={code}
              onChange={(typed) => change({ code: typed })}
            />
          </>
        )}
      </RowList>
      <CodeField
        {...field('solution_code')}
        label="Solution"
        description="It must pass all tests. Learners can open it after they have run their own code."
        value={block.solution_code}
        onChange={(solution_code) => onChange({ solution_code })}
      />
      <LabCheckField {...field('checked')} lab={block} onChange={onChange} labs={labs} />
    </>
  );
}
