import { Inline, Stack, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

/** All variants and states of a component, for the overview and the visual tests. */
export function Sheet({ children }: { children: ReactNode }): ReactNode {
  return <Stack gap={24}>{children}</Stack>;
}

export interface SheetRowProps {
  /** The prop or state that varies. */
  label: string;
  /** The vertical alignment of the examples. @default 'start' */
  align?: 'start' | 'center' | undefined;
  children: ReactNode;
}

/** One row of a sheet: a label and its examples. */
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
