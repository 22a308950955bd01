import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { formatMoment } from '../../components/date/date.ts';
import { Alert } from '../../components/feedback/Alert.tsx';
import { result } from '../../components/feedback/feedback.css.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { aside } from '../labs/lab.css.ts';
import { callsOf } from '../labs/promptVerdict.ts';
import type { PromptCaseDraft } from './blockDraft.ts';
import type { SampleRecording } from './useSampleRecording.ts';

const button = { variant: 'neutral', size: 'sm' } as const;

/** Says above the cases whether outputs of a model can be recorded as their samples. */
export function SampleRecordingNote({
  recording: { allowance, failure, reload },
}: {
  recording: SampleRecording;
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The pressed button disappears.
    place.current?.focus();
    reload();
  };
  return (
    <div ref={place} tabIndex={-1} className={result}>
      {failure !== undefined ? (
        <Alert
          tone="warning"
          title={failure}
          action={
            <Button {...button} onPress={retry}>
              Try again
            </Button>
          }
        >
          Until then, no output of a model can be recorded as a sample.
        </Alert>
      ) : (
        allowance && <Allowance {...allowance} />
      )}
    </div>
  );
}

function Allowance({
  model,
  calls_left,
  calls_per_day,
  opens_at,
}: NonNullable<SampleRecording['allowance']>): ReactNode {
  return model === null ? (
    <Alert title="No model is set up here, so you write the sample outputs.">
      Learners see what you write labeled as an example, not produced by a model.
    </Alert>
  ) : (
    <p className={aside}>
      You can record an output of {model} as the sample of a case. The model prompt and the material go to{' '}
      {model}. You have {calls_left} of {calls_per_day} calls left today; the next day begins{' '}
      {formatMoment(opens_at)}.
    </p>
  );
}

interface SampleRecordingFieldProps {
  value: PromptCaseDraft;
  /** What the case is called, such as 'case 1'. */
  name: string;
  recording: SampleRecording;
}

/** Runs the model prompt on a case and makes the output its sample; nothing where no model can be called. */
export function SampleRecordingField({ value, name, recording }: SampleRecordingFieldProps): ReactNode {
  const { allowance, running, last, record, restore } = recording;
  const place = useRef<HTMLDivElement>(null);
  if (!allowance?.model) return null;
  const restoreSample = () => {
    // The pressed button disappears.
    place.current?.focus();
    restore();
  };
  return (
    <div ref={place} tabIndex={-1} className={result}>
      <Stack gap={8}>
        <Inline>
          <Button
            {...button}
            iconStart={<Icon icon={icons.play} size="sm" />}
            isPending={running === value.id}
            isDisabled={running !== undefined && running !== value.id}
            onPress={() => record(value)}
          >
            {`Run the model prompt on ${name} (${callsOf(1)})`}
          </Button>
        </Inline>
        <output className={result}>
          {running === value.id && <p className={aside}>Running… Keep this form open until the run ends.</p>}
          {last?.caseId === value.id && (
            <RecordingEnd value={value} end={last.end} onRestore={restoreSample} />
          )}
        </output>
      </Stack>
    </div>
  );
}

interface RecordingEndProps {
  value: PromptCaseDraft;
  end: NonNullable<SampleRecording['last']>['end'];
  onRestore: () => void;
}

/** How a run ended. A recorded sample that has changed since has nothing to say. */
function RecordingEnd({ value, end, onRestore }: RecordingEndProps): ReactNode {
  if ('failure' in end)
    return (
      <Alert tone="warning" title={end.failure}>
        The sample has not changed.
      </Alert>
    );
  const { recorded, replaced } = end;
  if (value.sample !== recorded.sample || !value.sample_run) return null;
  const isReplaced = replaced.sample.trim() !== '' && replaced.sample !== recorded.sample;
  return (
    <Alert
      tone="success"
      title="The output is the sample now. Save the course to keep it."
      action={
        isReplaced && (
          <Button {...button} onPress={onRestore}>
            Put the previous sample back
          </Button>
        )
      }
    />
  );
}
