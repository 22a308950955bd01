import { Container, Stack } from '@redwhiteandcode/design-system';
import type { Decorator } from '@storybook/react-vite';

/** Shows a story as wide as a form. */
export const inColumn: Decorator = (Story) => (
  <Container width="sm">
    <Story />
  </Container>
);

/** Shows a story as a section of the account page. */
export const inStack: Decorator = (Story) => (
  <Stack>
    <Story />
  </Stack>
);
