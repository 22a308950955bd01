import type { ReactNode } from 'react';
import { Accordion } from '../../components/disclosure/Accordion.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { aside } from '../labs/lab.css.ts';
import type { LabRunner, SqlLabBlock, SqlResult } from '../labs/lab.ts';
import { verdictOnSql } from '../labs/labVerdict.ts';
import { labNames } from '../labs/labNames.ts';
import { ProgramText } from '../labs/ProgramText.tsx';
import { QueryRows } from '../labs/QueryRows.tsx';
import { ChangedCode, RunStatus } from '../labs/RunStatus.tsx';
import { LabCode } from './LabCode.tsx';
import { LabFoot } from './LabFoot.tsx';
import type { WorkBlockProps } from './lessonBlock.ts';
import { TaskBlock } from './TaskBlock.tsx';
import { useLab } from './useLab.ts';
import { bullets } from './workBlock.css.ts';

export interface SqlLabViewProps extends WorkBlockProps<SqlLabBlock> {
  /** Runs the learner's query. */
  runner: Pick<LabRunner, 'runSql'>;
}

/** A task that the learner solves with a query, which runs in the browser and is compared with the solution's rows. */
export function SqlLabView({ runner, ...props }: SqlLabViewProps): ReactNode {
  const { block, state, onWorkChange } = props;
  const lab = useLab({
    block,
    work: state.work,
    onWorkChange,
    runCode: (query, events) => runner.runSql(query, block, events),
    passedOf: ({ isRight }) => (isRight ? [0] : []),
  });
  const result = lab.run.phase === 'ended' ? lab.run.result : undefined;
  return (
    <TaskBlock component="SqlLabView" kind={labNames.sql_lab} block={block}>
      <Accordion
        items={[
          {
            id: 'script',
            title: 'How the database is made',
            content: (
              <ProgramText name="The script that creates the database" isNameHidden>
                {block.script}
              </ProgramText>
            ),
          },
        ]}
      />
      <p className={aside}>
        Each run makes the database again. If you write several queries, the rows of the first one are
        compared.
      </p>
      <LabCode lab={lab} label="Your query" language="sql" />
      <RunStatus run={lab.run} program="SQLite">
        {result && <Verdict result={result} />}
      </RunStatus>
      {lab.run.phase === 'idle' && state.work.ticked.length > 0 && (
        <Alert tone="success" title="Your saved query returns the expected rows." />
      )}
      {lab.isChanged && <ChangedCode>Your query</ChangedCode>}
      {result?.end.kind === 'done' && <QueryRows {...result} />}
      {result?.end.kind === 'error' && (
        <ProgramText name="Error" isError>
          {result.end.message}
        </ProgramText>
      )}
      <LabFoot {...props} language="SQL" isTried={lab.isTried} />
    </TaskBlock>
  );
}

function Verdict({ result }: { result: SqlResult }): ReactNode {
  return (
    <Alert {...verdictOnSql(result)}>
      {result.differences.length > 0 && (
        <ul className={bullets}>
          {result.differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
