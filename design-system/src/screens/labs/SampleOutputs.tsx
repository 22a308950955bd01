import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { formatDate } from '../../components/date/date.ts';
import { Accordion } from '../../components/disclosure/Accordion.tsx';
import { Stack } from '../../layout/Stack.tsx';
import type { PromptCase, PromptTools, RuleFinding } from './lab.ts';
import { ReadText } from './ReadText.tsx';
import { RuleList } from './RuleList.tsx';

/** Returns where a sample comes from. */
const originOf = ({ sample_run: run }: PromptCase): string =>
  run
    ? `Produced by ${run.model} on ${formatDate(run.ran_on)} with the model prompt`
    : 'Written as an example, not produced by a model';

export interface SampleOutputsProps {
  cases: readonly PromptCase[];
  judge: PromptTools['judge'];
}

/** A sample output for each case with where it comes from, judged by the rules of the case. */
export function SampleOutputs({ cases, judge }: SampleOutputsProps): ReactNode {
  return (
    <Accordion
      items={cases.map((one) => ({
        id: one.id,
        title: `Sample output for “${one.title}”`,
        content: <SampleOutput one={one} judge={judge} />,
      }))}
    />
  );
}

function SampleOutput({ one, judge }: { one: PromptCase; judge: PromptTools['judge'] }): ReactNode {
  const [rules, setRules] = useState<readonly RuleFinding[]>([]);
  const [failure, setFailure] = useState<string>();
  const judgeSample = useEffectEvent(() => judge(one, one.sample));
  useEffect(() => {
    judgeSample().then(setRules, (error: unknown) =>
      setFailure(error instanceof Error ? error.message : String(error)),
    );
  }, [one]);
  return (
    <Stack>
      <ReadText name={originOf(one)}>{one.sample}</ReadText>
      {rules.length > 0 && <RuleList rules={rules} />}
      {failure && <p>{failure}</p>}
    </Stack>
  );
}
