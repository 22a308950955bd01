import { Container, Stack } from '@redwhiteandcode/design-system';
import type { Decorator } from '@storybook/react-vite';

/** Renders a story at the width of a form. */
export const inColumn: Decorator = (Story) => (
  <Container width="sm">
    <Story />
  </Container>
);

/** Renders a story as a section of the account page. */
export const inStack: Decorator = (Story) => (
  <Stack>
    <Story />
  </Stack>
);
