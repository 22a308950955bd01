import { Grid, Stack, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

/** One row of a sheet of fields, which fill their columns. */
export function FieldRow({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <Stack gap={8}>
      <Text size="xs" tone="muted">
        {label}
      </Text>
      <Grid minColumnWidth={240}>{children}</Grid>
    </Stack>
  );
}
