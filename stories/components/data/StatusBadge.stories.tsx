import { icons, Inline, StatusBadge } from '@redwhiteandcode/design-system';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
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
      use: ['For the status of a record: active, paused, in review.'],
      avoid: [
        { when: 'It is a category or a level, not a status.', instead: 'Components/Data/Badge' },
        {
          when: 'It needs a sentence of explanation.',
          instead: 'Components/Feedback/Alert',
        },
        { when: 'The history of the status matters.', instead: 'Components/Data/Timeline' },
      ],
      keyboard: [],
      accessibility: [
        'The text states the status. Icon and color repeat it, and the icon is hidden from assistive technology.',
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
    { selector: 'svg', name: 'Icon', text: 'matches the tone; replace it with a clearer one' },
    {
      selector: '[data-component="Badge"] > span',
      side: 'end',
      name: 'Status',
      text: 'one or two words; the same on every screen',
    },
  ]),
);

export const LongText = meta.story({ args: { children: longTitle } });

/** Each tone has the same meaning on every screen: `warning` is waiting, `neutral` is over. */
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

/** Red alarms people about something that is only over. */
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
