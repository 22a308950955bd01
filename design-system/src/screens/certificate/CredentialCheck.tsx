import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { toneIcons } from '../../components/badge/StatusBadge.tsx';
import { Button } from '../../components/button/Button.tsx';
import { Card } from '../../components/card/Card.tsx';
import { Spinner } from '../../components/feedback/Spinner.tsx';
import { useFileDrop } from '../../components/file-field/useFileDrop.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Heading } from '../../components/text/Heading.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { facts as factsClass, value as valueClass } from './certificate.css.ts';
import {
  action as actionClass,
  check as checkClass,
  detail,
  label as labelClass,
  mark,
  name,
  part,
  step as stepClass,
  verdict as verdictClass,
  verdictIcon,
  verdictText,
  word,
  zone,
  zoneText,
} from './CredentialCheck.css.ts';

/** A step of a check. */
export interface CredentialCheckStep {
  id: string;
  label: string;
  /** `open` is a step that could not be done, which is neither good nor bad. */
  status: 'waiting' | 'running' | 'passed' | 'failed' | 'open';
  /** What the step found, in one sentence. */
  detail?: string | undefined;
}

/** What the whole check means. */
export interface CredentialVerdict {
  tone: 'success' | 'info' | 'warning' | 'danger';
  title: string;
  text: string;
}

/** The state of a check: no file yet, a file whose check cannot start, a check that runs, its result. */
export type CredentialCheckState =
  | { status: 'idle' }
  | { status: 'waiting'; fileName: string; title: string; text: string }
  | { status: 'checking'; fileName: string; steps: readonly CredentialCheckStep[] }
  | {
      status: 'done';
      fileName: string;
      steps: readonly CredentialCheckStep[];
      verdict: CredentialVerdict;
      /** What the badge says. Only for a badge whose signature is good: anyone can write anything into others. */
      facts?: readonly (readonly [term: string, value: string])[] | undefined;
    };

export interface CredentialCheckProps {
  check: CredentialCheckState;
  /** The kinds of files and their size, in one sentence. */
  hint: string;
  /** Called with a dropped or chosen file. */
  onFile: (file: File) => void;
  /** Called when the pointer or the focus arrives, and so a file may follow. */
  onIntent?: (() => void) | undefined;
  /** A link or button below the result, such as a link to the certificate. */
  action?: ReactNode;
}

/** A place for a badge as a file, and the steps and the result of its check. */
export function CredentialCheck({ check, hint, onFile, onIntent, action }: CredentialCheckProps): ReactNode {
  return (
    <div className={checkClass} data-component="CredentialCheck" data-state={check.status}>
      <FileZone
        fileName={check.status === 'idle' ? undefined : check.fileName}
        hint={hint}
        onFile={onFile}
        onIntent={onIntent}
      />
      {check.status !== 'idle' && <Result check={check} action={action} />}
      <VisuallyHidden as="output">{announcementOf(check)}</VisuallyHidden>
    </div>
  );
}

/** Returns the announced text: not each step, but why the check waits, and its result. */
function announcementOf(check: CredentialCheckState): string {
  if (check.status === 'waiting') return `${check.title}. ${check.text}`;
  return check.status === 'done' ? `${check.verdict.title}. ${check.verdict.text}` : '';
}

interface FileZoneProps extends Pick<CredentialCheckProps, 'hint' | 'onFile' | 'onIntent'> {
  fileName: string | undefined;
}

function FileZone({ fileName, hint, onFile, onIntent }: FileZoneProps): ReactNode {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = ([file]: readonly File[]) => file && onFile(file);
  const takeEarlier = useEffectEvent((): void => {
    take([...(input.current?.files ?? [])]);
  });
  // A file may have been chosen before the page started.
  useEffect(() => takeEarlier(), []);
  const { isDropTarget, dropProps } = useFileDrop(take, true);
  const isFilled = fileName !== undefined && !isDropTarget;
  return (
    <div
      {...dropProps}
      className={zone}
      data-part="drop-zone"
      data-filled={isFilled || undefined}
      data-drop-target={isDropTarget || undefined}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,.jsonld,.png,.svg"
        aria-describedby={hintId}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <p className={zoneText}>
        <Icon icon={isFilled ? icons.file : icons.upload} />
        {isFilled ? (
          <bdi className={name}>{fileName}</bdi>
        ) : isDropTarget ? (
          'Drop the file here'
        ) : (
          'Drag a file here, or'
        )}
      </p>
      <Button variant="neutral" aria-describedby={hintId} onPress={() => input.current?.click()}>
        {fileName === undefined ? 'Choose File' : 'Check Another File'}
      </Button>
      <p id={hintId} className={smallMuted} hidden={isFilled}>
        {hint}
      </p>
    </div>
  );
}

function Result({
  check,
  action,
}: {
  check: Exclude<CredentialCheckState, { status: 'idle' }>;
  action: ReactNode;
}): ReactNode {
  const facts = check.status === 'done' ? (check.facts ?? []) : [];
  return (
    <Card isRaised padding="none">
      <Verdict check={check} />
      {facts.length > 0 && (
        <div className={part}>
          <dl className={factsClass}>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt className={smallMuted}>{term}</dt>
                <dd className={valueClass}>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          {action && <div className={actionClass}>{action}</div>}
        </div>
      )}
      {check.status !== 'waiting' && (
        <ol className={part} aria-label="Steps of the check">
          {check.steps.map((step) => (
            <Step key={step.id} {...step} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Verdict({ check }: { check: Exclude<CredentialCheckState, { status: 'idle' }> }): ReactNode {
  const { tone, title, text } =
    check.status === 'done'
      ? check.verdict
      : check.status === 'waiting'
        ? { ...check, tone: 'warning' as const }
        : { tone: 'neutral' as const, title: 'Checking…', text: undefined };
  return (
    <div className={verdictClass} data-part="verdict" data-tone={tone}>
      <span className={verdictIcon}>
        {check.status === 'checking' ? <Spinner /> : <Icon icon={toneIcons[tone]} size="xl" />}
      </span>
      <div className={verdictText}>
        <Heading level={3}>{title}</Heading>
        {text && <p>{text}</p>}
      </div>
    </div>
  );
}

const marks = {
  waiting: icons.circle,
  running: undefined,
  passed: icons.circleCheck,
  failed: icons.circleX,
  open: icons.circleMinus,
};

const words = {
  waiting: 'Waiting',
  running: 'Checking',
  passed: 'Passed',
  failed: 'Failed',
  open: 'Not checked',
};

function Step({ label, status, detail: text }: CredentialCheckStep): ReactNode {
  const icon = marks[status];
  return (
    <li className={stepClass} data-status={status}>
      <span className={mark}>{icon ? <Icon icon={icon} /> : <Spinner size="sm" />}</span>
      <p className={labelClass}>{label}</p>
      <p className={word}>{words[status]}</p>
      {text && <p className={detail}>{text}</p>}
    </li>
  );
}
