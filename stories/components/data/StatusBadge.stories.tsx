import { icons, Inline, StatusBadge } from '@redwhiteandcode/design-system';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Components/Data/StatusBadge',
  component: StatusBadge,
  args: { tone: 'success' as const, children: 'Active' },
  argTypes: { icon: { control: false } },
  parameters: {
    usage: {
      status: 'stable',
      use: ['For the state that a thing is in: active, paused, in review.'],
      avoid: [
        { when: 'The word is a kind or a level, not a state.', instead: 'Components/Data/Badge' },
        {
          when: 'A sentence is needed to say what it means for people.',
          instead: 'Components/Feedback/Alert',
        },
        { when: 'The way to the state matters.', instead: 'Components/Data/Timeline' },
      ],
      keyboard: [],
      accessibility: [
        'The word says the state; icon and colour repeat it, and the icon is hidden from assistive technology.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['tone', 'children'] } },
  play: async ({ canvasElement }) => {
    const badge = within(canvasElement).getByText('Active');
    await expect(badge).toBeVisible();
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
});

export const Anatomy = meta.story(
  anatomyOf([
    { selector: 'svg', name: 'Icon', text: 'goes with the tone; another one where it says more' },
    {
      selector: '[data-component="Badge"] > span',
      side: 'end',
      name: 'State',
      text: 'one or two words; the same on every screen',
    },
  ]),
);

export const LongText = meta.story({ args: { children: longTitle } });

/** One tone for one meaning on all screens: what waits is a warning, what ended is neutral. */
export const Do = meta.story({
  tags: ['do'],
  render: () => (
    <Inline>
      <StatusBadge tone="success">Approved</StatusBadge>
      <StatusBadge tone="warning">Pending</StatusBadge>
      <StatusBadge tone="danger">Rejected</StatusBadge>
    </Inline>
  ),
});

/** Red for something that is merely over frightens people. */
export const Dont = meta.story({ tags: ['dont'], args: { tone: 'danger', children: 'Completed' } });

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="Tones: success, info, warning, danger, neutral">
        <StatusBadge tone="success">Active</StatusBadge>
        <StatusBadge tone="info">Completed</StatusBadge>
        <StatusBadge tone="warning">Paused</StatusBadge>
        <StatusBadge tone="danger">Revoked</StatusBadge>
        <StatusBadge tone="neutral">Archived</StatusBadge>
      </SheetRow>
      <SheetRow label="With another icon">
        <StatusBadge tone="warning" icon={icons.clock}>
          Under Review
        </StatusBadge>
        <StatusBadge tone="neutral" icon={icons.lock}>
          Locked
        </StatusBadge>
      </SheetRow>
      <SheetRow label="Long">
        <StatusBadge tone="info">{longTitle}</StatusBadge>
      </SheetRow>
    </Sheet>
  ),
});
