import { Logo } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Components/Navigation/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Decorative: name the link around it. */
export const Default: Story = {
  render: () => (
    <a href="#home" aria-label="Red White & Code, home">
      <Logo />
    </a>
  ),
};
