import type { ReactNode } from 'react';
import { ConfirmedAction } from '../../components/dialog/ConfirmedAction.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';

export interface SeatRefundProps {
  /** What the refund rule gives today, in a sentence. */
  right: string;
  /** What happens with the refund: how the money comes back. */
  consequence: string;
  /** Gives the seats back; undefined if no refund is due. Rejects with a message for the user on failure. */
  onRefund?: (() => Promise<void>) | undefined;
}

/** What the refund rule gives a company for its seats today, and giving them back. */
export function SeatRefund({ right, consequence, onRefund }: SeatRefundProps): ReactNode {
  return (
    <Stack gap={16} data-component="SeatRefund">
      <Text>{right}</Text>
      {onRefund && (
        <ConfirmedAction
          label="Give seats back"
          title="Give these seats back?"
          description={consequence}
          isDestructive
          action={onRefund}
        />
      )}
    </Stack>
  );
}
