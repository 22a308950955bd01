import type { ReactNode } from 'react';
import { Accordion } from '../../components/disclosure/Accordion.tsx';
import { formatMoment } from '../../components/date/date.ts';
import { CaseMark, CaseTable } from './CaseTable.tsx';
import type { CaseRun, PromptRun } from './lab.ts';
import { aside } from './lab.css.ts';
import { secondsOf } from './promptVerdict.ts';
import { ReadText } from './ReadText.tsx';
import { RuleList } from './RuleList.tsx';

interface CaseOutputProps {
  run: CaseRun;
  model: string;
  /** When the run started. */
  startedAt: string;
}

/** What a model returned for a case so far or in all, and the rules that were applied to it. */
function CaseOutput({
  run: { title, status, output, rules, reason, ms },
  model,
  startedAt,
}: CaseOutputProps) {
  return (
    <>
      {output === '' && !reason && <p className={aside}>Nothing has arrived yet.</p>}
      {output !== '' && (
        <ReadText
          name={`Output for “${title}”`}
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
    </>
  );
}

/** The outputs of a run and their results: for several cases as a table, with each output on request. */
export function PromptRunResult({ run: { model, started_at, cases } }: { run: PromptRun }): ReactNode {
  const [first] = cases;
  const outputOf = (run: CaseRun) => <CaseOutput run={run} model={model} startedAt={started_at} />;
  if (first && cases.length === 1) return outputOf(first);
  return (
    <>
      <CaseTable cases={cases} />
      <Accordion
        defaultExpandedKey={first?.case_id}
        items={cases.map((run) => ({
          id: run.case_id,
          title: `Output for “${run.title}”`,
          badge: <CaseMark run={run} />,
          content: outputOf(run),
        }))}
      />
    </>
  );
}
