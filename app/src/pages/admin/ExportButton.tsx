import { Button, Icon, icons, VisuallyHidden } from '@redwhiteandcode/design-system';
import { type ReactNode, useRef } from 'react';
import { adminCopy as copy } from '../../copy/admin.ts';

export interface ExportButtonProps {
  /** Rows that have arrived, while an export runs. */
  rows?: number | undefined;
  onExport: () => void;
  onCancel: () => void;
}

/** Exports a list; while that runs, shows how far it is and can be canceled. */
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
