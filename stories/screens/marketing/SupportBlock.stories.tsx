import { SupportBlock } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Marketing/SupportBlock',
  component: SupportBlock,
  args: { email: 'support@example.com', hours: 'Monday-Friday 9 AM-6 PM EST' },
  parameters: {
    usage: {
      status: 'new',
      use: ['At the end of the help centre, for who found no answer.'],
      avoid: [
        { when: 'It stands beside the contact form.', instead: 'Screens/Marketing/ContactInformation' },
      ],
      keyboard: [
        {
          keys: 'Tab',
          does: 'Goes to the address; the chat, which is to come, is passed by.',
          test: 'Default',
        },
      ],
      accessibility: ['The chat’s button says in words beside it why it does nothing yet.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'support@example.com' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Start Live Chat' })).toBeDisabled();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/not open yet/);
  },
});

/** Visitors of another time zone read the hours on their own clock. */
export const LocalHours = meta.story({ args: { localHours: 'Monday-Friday 6 AM-3 PM' } });

export const LongText = meta.story({
  args: {
    email: 'support-for-all-sample-courses@donaudampfschifffahrtsgesellschaft.example',
    title: longTitle,
    description: longText,
  },
});
