import type { ReactNode } from 'react';
import { Select, type SelectOption } from '../../components/field/Select.tsx';
import { Text } from '../../components/text/Text.tsx';
import { RecordDialog } from '../admin/RecordDialog.tsx';

export interface TimeZoneDialogProps {
  timeZone: string;
  zones: readonly SelectOption[];
  /** Saves the time zone. An error message, if one is returned, keeps the dialog open. */
  onSave: (timeZone: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** An open dialog that changes the time zone in which a company's days end. */
export function TimeZoneDialog({ timeZone, zones, onSave, onClose }: TimeZoneDialogProps): ReactNode {
  return (
    <RecordDialog<{ time_zone: string }>
      title="Change the time zone"
      onClose={onClose}
      saveLabel="Change time zone"
      labels={{ time_zone: 'Time zone' }}
      values={{ time_zone: timeZone }}
      validate={() => undefined}
      onSave={async ({ time_zone }) => {
        const problem = await onSave(time_zone);
        return problem === undefined ? undefined : { form: problem };
      }}
      above={<Text tone="muted">Assignments are overdue when their due day ends in this time zone.</Text>}
    >
      {() => <Select label="Time zone" name="time_zone" options={zones} defaultValue={timeZone} />}
    </RecordDialog>
  );
}
