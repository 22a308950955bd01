import { Card, Heading, Stack, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

export interface PartProps {
  id: string;
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** A titled part of a record's page. */
export function Part({ id, title, text, children }: PartProps): ReactNode {
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={16}>
        <Heading level={2} size="sm" id={id}>
          {title}
        </Heading>
        {text && (
          <Text tone="muted" size="sm">
            {text}
          </Text>
        )}
        {children}
      </Stack>
    </Card>
  );
}
