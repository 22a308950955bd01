import { Inline, Stack, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

/** All variants and states of a component, for a glance and for the comparison of pictures. */
export function Sheet({ children }: { children: ReactNode }): ReactNode {
  return <Stack gap={24}>{children}</Stack>;
}

export interface SheetRowProps {
  /** What varies. */
  label: string;
  /** The specimens across their line. @default 'start' */
  align?: 'start' | 'center' | undefined;
  children: ReactNode;
}

/** One row of a sheet: what varies, and the specimens. */
export function SheetRow({ label, align = 'start', children }: SheetRowProps): ReactNode {
  return (
    <Stack gap={8}>
      <Text size="xs" tone="muted">
        {label}
      </Text>
      <Inline gap={16} align={align}>
        {children}
      </Inline>
    </Stack>
  );
}
