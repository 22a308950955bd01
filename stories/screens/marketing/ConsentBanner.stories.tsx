import { ConsentBanner, Section } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Marketing/ConsentBanner',
  component: ConsentBanner,
  args: { onChoose: fn() },
  decorators: [
    (Story) => (
      <>
        <Section title="Sample page">The page is there before and after the choice.</Section>
        <Story />
      </>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '420px' } },
    usage: {
      status: 'new',
      use: [
        'Once, as the last thing in the body, until analytics is accepted or declined.',
        'Again from a link in the footer, to change the choice.',
      ],
      avoid: [{ when: 'Something is announced.', instead: 'Components/Feedback/Toast' }],
      keyboard: [
        {
          keys: 'Tab',
          does: 'Reaches the banner after the page’s content; it takes no focus by itself.',
          test: 'Declined',
        },
        { keys: 'Enter', does: 'Makes the choice.', test: 'Declined' },
      ],
      accessibility: [
        'A named region, not a dialog: the page stays usable, and what takes focus is scrolled clear of the banner.',
        'Both choices look the same, and neither is made beforehand.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('accepted');
  },
});

export const Declined = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const region = canvas.getByRole('region', { name: 'May we count visits?' });
    await expect(region).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Decline' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('declined');
  },
});

/** Opened again: the choice so far is said, and can be kept. */
export const ToChange = meta.story({
  args: { choice: 'accepted', onClose: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Your choice so far: accepted.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: { title: longTitle, description: longText, choice: 'declined', onClose: fn() },
});
