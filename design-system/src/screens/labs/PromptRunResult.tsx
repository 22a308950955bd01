import type { ReactNode } from 'react';
import { Accordion } from '../../components/disclosure/Accordion.tsx';
import { formatMoment } from '../../components/date/date.ts';
import { Stack } from '../../layout/Stack.tsx';
import { CaseTable } from './CaseTable.tsx';
import type { CaseRun, PromptRun } from './lab.ts';
import { aside } from './lab.css.ts';
import { secondsOf, shortVerdictOn } from './promptVerdict.ts';
import { ReadText } from './ReadText.tsx';
import { RuleList } from './RuleList.tsx';

interface CaseOutputProps {
  run: CaseRun;
  model: string;
  /** When the run started. */
  startedAt: string;
  /** Whether a heading above says what it is. */
  isNamed?: boolean;
}

/** What a model returned for a case so far or in all, and the rules that were applied to it. */
function CaseOutput({ run, model, startedAt, isNamed = false }: CaseOutputProps): ReactNode {
  const { title, status, output, rules, reason, ms } = run;
  return (
    <Stack>
      {output === '' && !reason && <p className={aside}>Nothing has arrived yet.</p>}
      {output !== '' && (
        <ReadText
          name={`Output for “${title}”`}
          isNameHidden={isNamed}
          note={
            <p className={aside}>
              Written by {model}, {formatMoment(startedAt)}
              {ms !== null && `, in ${secondsOf(ms)}`}.
            </p>
          }
        >
          {output}
        </ReadText>
      )}
      {reason && <p>{reason.message}</p>}
      {status === 'done' && rules.length > 0 && <RuleList rules={rules} />}
    </Stack>
  );
}

export interface PromptRunResultProps {
  run: PromptRun;
  /** The level of the headings of several outputs. @default 3 */
  headingLevel?: 3 | 4 | undefined;
}

/** The outputs of a run and their results: for several cases as a table, with each output on request. */
export function PromptRunResult({
  run: { model, started_at, cases },
  headingLevel,
}: PromptRunResultProps): ReactNode {
  const [first] = cases;
  if (first && cases.length === 1) return <CaseOutput run={first} model={model} startedAt={started_at} />;
  return (
    <>
      <CaseTable cases={cases} />
      <Accordion
        headingLevel={headingLevel}
        defaultExpandedKey={first?.case_id}
        items={cases.map((run) => ({
          id: run.case_id,
          title: `Output for “${run.title}”`,
          content: <CaseOutput run={run} model={model} startedAt={started_at} isNamed />,
        }))}
      />
    </>
  );
}

/** The runs before the shown one, each with its prompt. */
export function EarlierRuns({ runs }: { runs: readonly PromptRun[] }): ReactNode {
  if (runs.length === 0) return null;
  return (
    <Accordion
      items={runs.map((run) => ({
        id: run.id,
        title: `Run of ${formatMoment(run.started_at)}: ${shortVerdictOn(run)}`,
        content: (
          <Stack>
            <ReadText name="The prompt of this run">{run.prompt}</ReadText>
            <PromptRunResult run={run} headingLevel={4} />
          </Stack>
        ),
      }))}
    />
  );
}
