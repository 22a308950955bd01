import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { result } from '../../components/feedback/feedback.css.ts';
import { ProgressBar } from '../../components/feedback/ProgressBar.tsx';
import { FieldGroup } from '../../components/field/FieldGroup.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import type { FieldState, LabChecks, LabDraft } from './blockForm.ts';
import { problemList } from './blocks.css.ts';

interface LabCheckFieldProps extends FieldState {
  lab: LabDraft;
  /** Called with the result of a check: the fingerprint of a lab that passed, or an empty text. */
  onChange: (values: Pick<LabDraft, 'checked'>) => void;
  labs: LabChecks;
}

/** What a check showed: what is wrong with the lab, or why no code could run. */
type Outcome = { problems: readonly string[] } | { failure: string };

const programs = { python_lab: 'Python', sql_lab: 'SQLite' } as const;

interface Loaded {
  loaded: number;
  total: number;
}

/** Runs a lab's solution and its start code in the author's browser. Closing the form ends a running check. */
export function LabCheckField({ lab, onChange, labs, ...field }: LabCheckFieldProps): ReactNode {
  const { isRunning, progress, outcome, check } = useLabCheck(lab, onChange, labs);
  const isChecked = labs.isChecked(lab);
  const isLoaded = !progress || progress.loaded >= progress.total;
  const shown = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    // The bar with the Save button can cover it.
    if (outcome) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  const phase = isLoaded ? 'Checking the lab' : `Loading ${programs[lab.type]}`;
  return (
    <FieldGroup
      {...field}
      errorMessage={isChecked ? undefined : field.errorMessage}
      label="Check of the lab"
      description="The solution must pass, and the start code must not. Both run in your browser. Only checked labs can be published."
    >
      <Stack gap={12}>
        <Inline gap={12}>
          <Button variant="neutral" size="sm" isPending={isRunning} onPress={() => void check()}>
            Check this lab
          </Button>
          <StatusBadge tone={isChecked ? 'success' : 'neutral'}>
            {isChecked ? 'Checked' : 'Not checked'}
          </StatusBadge>
        </Inline>
        {isRunning && <CheckProgress label={phase} progress={isLoaded ? undefined : progress} />}
        <output ref={shown} className={result}>
          {isRunning ? (
            <VisuallyHidden>{phase}</VisuallyHidden>
          ) : (
            outcome && <CheckOutcome outcome={outcome} isChecked={isChecked} />
          )}
        </output>
      </Stack>
    </FieldGroup>
  );
}

function useLabCheck(lab: LabDraft, onChange: LabCheckFieldProps['onChange'], labs: LabChecks) {
  const [isRunning, setIsRunning] = useState(false);
  const [progress, setProgress] = useState<Loaded>();
  const [outcome, setOutcome] = useState<Outcome>();
  const running = useRef<AbortController>(undefined);
  // The author may change the lab during the check.
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => () => running.current?.abort(), []);

  const check = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setIsRunning(true);
    setProgress(undefined);
    setOutcome(undefined);
    const onLoad = (loaded: number, total: number) => setProgress({ loaded, total });
    try {
      const { checked, problems } = await labs.check(lab, { onLoad, signal });
      if (signal.aborted) return;
      setOutcome({ problems });
      if (checked !== lab.checked) latest.current({ checked });
    } catch (error) {
      if (signal.aborted) return;
      setOutcome({ failure: (error as Error).message });
    }
    setIsRunning(false);
  };
  return { isRunning, progress, outcome, check };
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** How much of the program that runs the code is loaded; without `progress`, the code runs. */
function CheckProgress({ label, progress }: { label: string; progress: Loaded | undefined }): ReactNode {
  if (!progress) return <ProgressBar label={label} />;
  const { loaded, total } = progress;
  return (
    <ProgressBar
      label={label}
      value={(100 * loaded) / total}
      valueLabel={`${megabytes(loaded)} of ${megabytes(total)} MB`}
    />
  );
}

function CheckOutcome({ outcome, isChecked }: { outcome: Outcome; isChecked: boolean }): ReactNode {
  if ('failure' in outcome) return <Alert tone="danger" title={outcome.failure} />;
  const { problems } = outcome;
  if (problems.length === 0)
    return isChecked ? (
      <Alert tone="success" title="The solution passes and the start code does not." />
    ) : (
      <Alert tone="warning" title="You have changed the lab since this check. Check it again." />
    );
  return (
    <Alert tone="warning" title="The check found problems">
      <ul className={problemList}>
        {problems.map((problem, at) => (
          // The columns of a traceback only line up in a font for code.
          <li key={at}>{problem.includes('\n') ? <code>{problem}</code> : problem}</li>
        ))}
      </ul>
    </Alert>
  );
}
