import { Grid, Stack, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

export interface FieldRowProps {
  /** What the row varies. */
  label: string;
  /** In px. @default 240 */
  minColumnWidth?: 240 | 400 | undefined;
  children: ReactNode;
}

/** A row of a sticker sheet whose fields fill their columns. */
export function FieldRow({ label, minColumnWidth = 240, children }: FieldRowProps): ReactNode {
  return (
    <Stack gap={8}>
      <Text size="xs" tone="muted">
        {label}
      </Text>
      <Grid minColumnWidth={minColumnWidth}>{children}</Grid>
    </Stack>
  );
}
