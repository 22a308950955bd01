import { Inline, ProgressRing, Text } from '@redwhiteandcode/design-system';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/ProgressRing',
  component: ProgressRing,
  args: { label: 'Course progress', value: 42 },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } } },
  parameters: {
    usage: {
      status: 'new',
      use: ['For progress where a bar does not fit: in an outline, next to a title.'],
      avoid: [
        { when: 'There is space for a bar and its label.', instead: 'Components/Feedback/ProgressBar' },
        { when: 'It is a short wait without progress to show.', instead: 'Components/Feedback/Spinner' },
      ],
      keyboard: [],
      accessibility: [
        'It is a progress bar with a name and a value. Without a value, it is indeterminate.',
        'Completion shows a check mark and a full ring, not only green.',
        'With reduced motion, the indeterminate ring fades instead of turning.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['label', 'value', 'size'] } },
  play: async ({ canvasElement }) => {
    const ring = within(canvasElement).getByRole('progressbar', { name: 'Course progress' });
    await expect(ring).toHaveAttribute('value', '42');
    await expect(within(canvasElement).getByText('42%')).toBeVisible();
  },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'svg', name: 'Ring', text: 'fills clockwise; green with a check mark when complete' },
    {
      selector: 'svg + span',
      side: 'bottom',
      name: 'Value',
      text: 'only in rings of 56 px or more',
    },
  ]),
  args: { size: 'lg' },
});

/** The length is unknown. */
export const Indeterminate = meta.story({
  args: { value: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('value');
  },
});

/** The text names the part and the count. */
export const NextToText = meta.story({
  tags: ['do'],
  render: () => (
    <Inline gap={12}>
      <ProgressRing label="Practice" value={60} size="sm" />
      <Text>Practice: 3 of 5 lessons</Text>
    </Inline>
  ),
});

/** Rings without text do not say what they measure. */
export const RingsOnly = meta.story({
  tags: ['dont'],
  render: () => (
    <Inline gap={12}>
      <ProgressRing label="Foundations" value={100} size="sm" />
      <ProgressRing label="Practice" value={60} size="sm" />
      <ProgressRing label="Project" value={0} size="sm" />
    </Inline>
  ),
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <SheetRow key={size} label={`${size}: not begun, loading, complete`} align="center">
          <ProgressRing label={`Not begun, ${size}`} value={0} size={size} />
          <ProgressRing label={`Loading, ${size}`} value={64} size={size} />
          <ProgressRing label={`Complete, ${size}`} value={100} size={size} />
        </SheetRow>
      ))}
    </Sheet>
  ),
});
