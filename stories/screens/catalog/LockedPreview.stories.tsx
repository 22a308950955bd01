import { LockedPreview } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText } from '../../samples/text.ts';

const meta = {
  title: 'Screens/Catalog/LockedPreview',
  component: LockedPreview,
  parameters: {
    usage: {
      status: 'stable',
      use: ['On a course’s page with details, for those who are signed out.'],
      avoid: [
        { when: 'There are no details.', instead: 'Screens/Catalog/GenerateContent' },
        { when: 'A lesson is locked.', instead: 'Screens/Learning/LockedLesson' },
      ],
      keyboard: [{ keys: 'Tab', does: 'Moves to the sign-in link.', test: 'Default' }],
      accessibility: ['What signing in opens is a list in words.'],
    },
  },
  args: { signInHref: '/auth' },
} satisfies Meta<typeof LockedPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { controls: { include: ['signInHref', 'features'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sign In to View Full Course' })).toHaveFocus();
  },
};

export const OwnFeatures: Story = { args: { features: ['A sample curriculum', 'A sample project'] } };

export const LongText: Story = { args: { features: [longText, 'Short'] } };
