import { type ReactNode, useState } from 'react';
import { Button, type ButtonVariant } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';

export interface PasskeyButtonProps {
  /** Asks the browser for a passkey. Resolves to the reason if it was not used. */
  onUse: () => Promise<string | undefined>;
  /** @default 'neutral' */
  variant?: ButtonVariant | undefined;
  /** @default false */
  isFullWidth?: boolean | undefined;
}

/** 'Use a passkey': asks the browser for one, and says why it was not used. */
export function PasskeyButton({
  onUse,
  variant = 'neutral',
  isFullWidth = false,
}: PasskeyButtonProps): ReactNode {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const use = async () => {
    setFailure(undefined);
    setIsPending(true);
    const reason = await onUse().finally(() => setIsPending(false));
    setFailure(reason);
  };
  return (
    <>
      <Button
        variant={variant}
        size={isFullWidth ? 'lg' : 'md'}
        isFullWidth={isFullWidth}
        isPending={isPending}
        onPress={() => void use()}
      >
        Use a passkey
      </Button>
      {failure !== undefined && (
        <Alert tone="danger" live="alert">
          {failure}
        </Alert>
      )}
    </>
  );
}
