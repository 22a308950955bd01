import type { ReactNode } from 'react';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx';
import { Text } from '../../components/text/Text.tsx';
import { RecordDialog } from '../admin/RecordDialog.tsx';

export interface TakeBackDialogProps<Reason extends string> {
  /** The name of the person, or the address. */
  name: string;
  /** The reasons, in the order in which they are asked. */
  reasons: readonly { value: Reason; label: string; description?: string | undefined }[];
  /** Takes the seat back. An error message, if one is returned, keeps the dialog open. */
  onTakeBack: (reason: Reason) => Promise<string | undefined>;
  onClose: () => void;
}

/** An open dialog that asks why a seat is taken back. */
export function TakeBackDialog<Reason extends string>({
  name,
  reasons,
  onTakeBack,
  onClose,
}: TakeBackDialogProps<Reason>): ReactNode {
  return (
    <RecordDialog<{ reason: string }>
      title={`Take back the seat of ${name}`}
      onClose={onClose}
      saveLabel="Take seat back"
      isDestructive
      labels={{ reason: 'Reason' }}
      values={undefined}
      validate={({ reason }) => (reason ? undefined : { reason: 'Choose a reason' })}
      onSave={async ({ reason }) => {
        const chosen = reasons.find(({ value }) => value === reason);
        const problem = chosen && (await onTakeBack(chosen.value));
        return problem === undefined ? undefined : { form: problem };
      }}
      above={
        <Text tone="muted">
          The courses of the seat close, and the seat is free for someone else. Progress and certificates
          stay, and {name} can pay to go on.
        </Text>
      }
    >
      {() => (
        <RadioGroup label="Reason" name="reason" isRequired>
          {reasons.map(({ value, label, description }) => (
            <Radio key={value} value={value} description={description}>
              {label}
            </Radio>
          ))}
        </RadioGroup>
      )}
    </RecordDialog>
  );
}
