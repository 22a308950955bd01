import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { useFileDrop } from '../../components/file-field/useFileDrop.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { check as checkClass, name, zone, zoneText } from './CredentialCheck.css.ts';

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

/** The state of a check: no file yet, a file whose check does not start yet or cannot start, a check that runs, its result. */
export type CredentialCheckState =
  | { status: 'idle' }
  | { status: 'loading'; fileName: string }
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
  /** The CredentialCheckResult of a check that runs or has ended, or why it waits. */
  children?: ReactNode;
}

/** A place for a badge as a file, which announces why its check waits and its result. */
export function CredentialCheck({
  check,
  hint,
  onFile,
  onIntent,
  children,
}: CredentialCheckProps): ReactNode {
  return (
    <div className={checkClass} data-component="CredentialCheck" data-state={check.status}>
      <FileZone
        fileName={check.status === 'idle' ? undefined : check.fileName}
        hint={hint}
        onFile={onFile}
        onIntent={onIntent}
      />
      {children}
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
  const [hasMore, setHasMore] = useState(false);
  const take = ([file, ...more]: readonly File[]) => {
    setHasMore(more.length > 0);
    if (file) onFile(file);
  };
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
      {hasMore && <output className={smallMuted}>Only this file is checked. Use one file at a time.</output>}
    </div>
  );
}
