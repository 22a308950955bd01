import { ConsentBanner, Section } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Legal/ConsentBanner',
  component: ConsentBanner,
  args: { onChoose: fn() },
  decorators: [
    (Story) => (
      <>
        <Section title="Sample page">Visitors can use the page before and after the choice.</Section>
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
        'The end of the body, until the visitor accepts or declines analytics.',
        'A link in the footer that reopens it, to change the choice.',
      ],
      avoid: [{ when: 'You announce something.', instead: 'Components/Feedback/Toast' }],
      keyboard: [
        {
          keys: 'Tab',
          does: 'Moves to the banner after the page’s content. The banner never takes focus automatically.',
          test: 'Declined',
        },
        { keys: 'Enter', does: 'Makes the choice.', test: 'Declined' },
      ],
      accessibility: [
        'A named region, not a dialog: the page stays usable, and the banner never covers the focused element.',
        'Both choices look the same, and neither is preselected.',
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

/** Reopened, it shows the current choice, which the visitor can keep. */
export const Reopened = meta.story({
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
