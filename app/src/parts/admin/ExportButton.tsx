import { Button, Icon, icons, VisuallyHidden } from '@redwhiteandcode/design-system';
import { type ReactNode, useRef } from 'react';
import { adminCopy as copy } from './adminCopy.ts';

export interface ExportButtonProps {
  /** The number of rows received so far; undefined if no export is running. */
  rows?: number | undefined;
  onExport: () => void;
  onCancel: () => void;
}

/** Exports a list. During an export it shows the progress and a button to cancel. */
export function ExportButton({ rows, onExport, onCancel }: ExportButtonProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const isRunning = rows !== undefined;
  const cancel = () => {
    onCancel();
    button.current?.focus();
  };
  return (
    <>
      {isRunning && (
        <Button variant="quiet" onPress={cancel}>
          {copy.cancelExport}
        </Button>
      )}
      <Button
        ref={button}
        variant="neutral"
        iconStart={<Icon icon={icons.download} size="sm" />}
        isPending={isRunning}
        onPress={onExport}
      >
        {isRunning ? copy.exporting(rows) : copy.exportCsv}
      </Button>
      <VisuallyHidden as="output">{isRunning && copy.exporting(rows)}</VisuallyHidden>
    </>
  );
}
