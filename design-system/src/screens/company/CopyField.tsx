import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';

export interface CopyFieldProps {
  label: string;
  value: string;
  /** Copies the value. Resolves to whether it worked. */
  onCopy: (value: string) => Promise<boolean>;
}

/** A value to paste elsewhere, with a button that copies it. */
export function CopyField({ label, value, onCopy }: CopyFieldProps): ReactNode {
  const [isCopied, setIsCopied] = useState<boolean>();
  return (
    <Stack gap={8} data-component="CopyField">
      <TextField label={label} value={value} isReadOnly autoComplete="off" autoCapitalize="none" />
      <Inline gap={12}>
        <Button
          variant="neutral"
          size="sm"
          aria-label={`Copy: ${label}`}
          onPress={() => void onCopy(value).then(setIsCopied)}
        >
          Copy
        </Button>
        <output>
          {isCopied !== undefined && (
            <Text size="sm">
              {isCopied ? 'Copied.' : 'The text could not be copied. Select it and copy it.'}
            </Text>
          )}
        </output>
      </Inline>
    </Stack>
  );
}
