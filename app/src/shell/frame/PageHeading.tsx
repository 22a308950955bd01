import { Heading, Stack, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

export interface PageHeadingProps {
  title: string;
  /** The sentence below the title. */
  description: string;
}

/** A page's title with a sentence about the page. */
export function PageHeading({ title, description }: PageHeadingProps): ReactNode {
  return (
    <Stack gap={8}>
      <Heading level={1} size="display">
        {title}
      </Heading>
      <Text tone="muted">{description}</Text>
    </Stack>
  );
}
