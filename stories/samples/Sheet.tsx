import { Inline, Stack, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

/** All variants and states of a component, for a glance and for the comparison of pictures. */
export function Sheet({ children }: { children: ReactNode }): ReactNode {
  return <Stack gap={24}>{children}</Stack>;
}

/** One row of a sheet: what varies, and the specimens. */
export function SheetRow({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <Stack gap={8}>
      <Text size="xs" tone="muted">
        {label}
      </Text>
      <Inline gap={16} align="start">
        {children}
      </Inline>
    </Stack>
  );
}
