import { SupportBlock } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Help/SupportBlock',
  component: SupportBlock,
  args: { email: 'support@example.com', hours: 'Monday-Friday 9 AM-6 PM EST' },
  parameters: {
    usage: {
      status: 'new',
      use: ['The end of the help center, for visitors who found no answer.'],
      avoid: [{ when: 'The page has a contact form.', instead: 'Screens/Contact/ContactInformation' }],
      keyboard: [{ keys: 'Tab', does: 'Moves to the email address and skips the chat.', test: 'Default' }],
      accessibility: ['The text beside the chat button explains why it is disabled.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'support@example.com' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Start Live Chat' })).toBeDisabled();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/not available yet/);
  },
});

/** Visitors in another time zone see the hours in their local time. */
export const LocalHours = meta.story({ args: { localHours: 'Monday-Friday 6 AM-3 PM' } });

export const LongText = meta.story({
  args: { email: 'support-for-all-sample-courses@donaudampfschifffahrtsgesellschaft.example' },
});
