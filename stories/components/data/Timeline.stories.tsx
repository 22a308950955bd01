import { Inline, Timeline, type TimelineItem } from '@redwhiteandcode/design-system';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const application: readonly TimelineItem[] = [
  { id: 'sent', title: 'Application received', time: '2025-03-03', actor: 'Sample Learner' },
  {
    id: 'review',
    title: 'Under review',
    time: '2025-03-04',
    state: 'current',
    description: 'We check the proof of layoff.',
  },
  { id: 'decision', title: 'Decision', state: 'upcoming' },
];

const audit: readonly TimelineItem[] = [
  {
    id: '3',
    title: 'Application approved',
    time: '2025-03-06T15:20:00Z',
    actor: 'Sample Admin',
    tone: 'success',
  },
  {
    id: '2',
    title: 'Role changed',
    time: '2025-03-05T09:05:00Z',
    actor: 'Sample Admin',
    description: 'From user to moderator',
    tone: 'info',
  },
  {
    id: '1',
    title: 'Certificate revoked',
    time: '2025-03-01T11:00:00Z',
    actor: 'Sample Admin',
    tone: 'danger',
  },
  { id: '0', title: 'Account paused', time: '2025-02-27T11:00:00Z', actor: 'Sample Admin', tone: 'warning' },
];

const meta = preview.meta({
  title: 'Components/Data/Timeline',
  component: Timeline,
  args: { label: 'Application status', items: application },
  argTypes: { items: { control: false } },
  parameters: {
    usage: {
      status: 'new',
      use: ['For the steps of a process, with the current step.', 'For a record of who did what and when.'],
      avoid: [
        { when: 'People compare or sort the entries.', instead: 'Components/Data/DataTable' },
        { when: 'Only the completed share matters.', instead: 'Components/Feedback/ProgressBar' },
        { when: 'Only the current status matters.', instead: 'Components/Data/StatusBadge' },
      ],
      keyboard: [],
      accessibility: [
        'It is a named, ordered list. The current step has `aria-current="step"`.',
        'Upcoming steps also say “not yet” in text.',
        'Times are machine-readable `<time>` elements. A time of day is in UTC and says so.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['label'] } },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Application status' }));
    const steps = list.getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    await expect(list.getByText('Mar 3, 2025')).toHaveAttribute('datetime', '2025-03-03');
    await expect(steps[2]).toHaveTextContent('Decision (not yet)');
  },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    {
      selector: 'li > span',
      name: 'Mark',
      text: 'done, current, or upcoming; the tone determines the icon',
    },
    { selector: 'li p', side: 'end', name: 'Title', text: 'the event or the name of the step' },
    {
      selector: '[aria-current] time',
      side: 'end',
      name: 'Time and person',
      text: 'optional; when it happened, and who did it',
    },
    { selector: '[aria-current]', side: 'end', name: 'Current step', text: 'stands out from the others' },
  ]),
  // As wide as its text, so that the numbers are next to it.
  render: (args) => (
    <Inline>
      <Timeline {...args} />
    </Inline>
  ),
});

export const LongText = meta.story({
  args: {
    items: [
      { id: 'long', title: longTitle, time: '2025-03-03', actor: longTitle, description: longText },
      ...application,
    ],
  },
});

/** Each step has a meaningful name. */
export const NamedSteps = meta.story({ tags: ['do'] });

/** Numbers do not say what happened or what comes next. */
export const NumberedSteps = meta.story({
  tags: ['dont'],
  args: {
    items: application.map((item, index) => ({
      ...item,
      title: `Step ${index + 1}`,
      description: undefined,
    })),
  },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="States: done, current, upcoming">
        <Timeline label="States" items={application} />
      </SheetRow>
      <SheetRow label="Tones: success, info, danger, warning">
        <Timeline label="Tones" items={audit} />
      </SheetRow>
      <SheetRow label="One entry">
        <Timeline label="One entry" items={application.slice(0, 1)} />
      </SheetRow>
    </Sheet>
  ),
});
