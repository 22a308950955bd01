import { ProgressBar, Stack } from '@redwhiteandcode/design-system';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Progress', value: 42 },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } } },
  parameters: {
    usage: {
      status: 'stable',
      use: ['For progress toward a total, or for a longer task of unknown length.'],
      avoid: [
        { when: 'The wait is short.', instead: 'Components/Feedback/Spinner' },
        { when: 'There is no space for a line.', instead: 'Components/Feedback/ProgressRing' },
        { when: 'The steps have names.', instead: 'Components/Data/Timeline' },
      ],
      keyboard: [],
      accessibility: [
        'It is a native progress element with a name and a value. Without a value, it is indeterminate.',
        '`valueLabel` replaces the percentage with text, on the screen and for screen readers.',
        'The number and the color show completion.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['label', 'value', 'valueLabel', 'isValueShown', 'isLabelHidden'] } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Progress' });
    await expect(bar).toHaveAttribute('value', '42');
    await expect(bar.closest('[data-state]')).toHaveAttribute('data-state', 'loading');
  },
});

export const Anatomy = meta.story(
  anatomyOf([
    { selector: '[aria-hidden] > :first-child', name: 'Label', text: 'the task' },
    { selector: '[aria-hidden] > :last-child', side: 'end', name: 'Value', text: 'a percentage, or text' },
    { selector: 'progress', name: 'Bar', text: 'blue while in progress, green when complete' },
  ]),
);

/** Indeterminate, not started, in progress, complete. */
export const States = meta.story({
  tags: ['progress-states'],
  render: () => (
    <Stack gap={24}>
      <ProgressBar label="Writing the curriculum" />
      <ProgressBar label="Not begun" value={0} />
      <ProgressBar label="Under way" value={64} />
      <ProgressBar label="Complete" value={100} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const bars = within(canvasElement).getAllByRole('progressbar');
    const states = bars.map((bar) => bar.closest('[data-state]')?.getAttribute('data-state'));
    await expect(states).toEqual(['indeterminate', 'loading', 'loading', 'complete']);
  },
});

export const LongText = meta.story({ args: { label: longTitle } });

/** The value as text. */
export const ValueInWords = meta.story({
  args: { label: 'Lessons', value: 25, valueLabel: '3 of 12 lessons' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Lessons' });
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 12 lessons');
    await expect(within(canvasElement).getByText('3 of 12 lessons')).toBeVisible();
  },
});

/** The value counts lessons, which people know. */
export const CountedLessons = meta.story({
  tags: ['do'],
  args: { label: 'Lessons', value: 25, valueLabel: '3 of 12 lessons' },
});

/** With an indeterminate bar for countable steps, people cannot tell how long to wait. */
export const EndlessBar = meta.story({ tags: ['dont'], args: { label: 'Please wait…', value: undefined } });

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Stack gap={24}>
      <ProgressBar label="Not begun" value={0} />
      <ProgressBar label="Loading" value={64} />
      <ProgressBar label="Complete" value={100} />
      <ProgressBar label="Value in words" value={25} valueLabel="3 of 12 lessons" />
      <ProgressBar label="Label hidden" value={42} isLabelHidden />
      <ProgressBar label="Bar alone" value={42} isLabelHidden isValueShown={false} />
      <ProgressBar label={longTitle} value={42} />
    </Stack>
  ),
});
