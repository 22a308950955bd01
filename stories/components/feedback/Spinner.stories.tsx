import { Card, Grid, Inline, Spinner, Text } from '@redwhiteandcode/design-system';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading courses' },
  parameters: {
    usage: {
      status: 'stable',
      use: [
        'For a short wait of unknown length.',
        'Without a label, inside content that already says that it is loading.',
      ],
      avoid: [
        { when: 'The shape of the content is known.', instead: 'Components/Feedback/Skeleton' },
        { when: 'The progress is known.', instead: 'Components/Feedback/ProgressBar' },
        { when: 'A button is busy. It has its own spinner.', instead: 'Components/Actions/Button' },
      ],
      keyboard: [],
      accessibility: [
        'With a label, it is a status that is announced. Without one, it is hidden.',
        'With reduced motion, it fades instead of turning.',
      ],
    },
  },
});

/** It is announced as a status. */
export const Default = meta.story({
  parameters: { controls: { include: ['size', 'label'] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading courses');
  },
});

/** Next to text that means the same. */
export const Decorative = meta.story({ args: { label: undefined } });

/** One spinner with text that names the task. */
export const OneWithText = meta.story({
  tags: ['do'],
  render: () => (
    <Inline gap={12}>
      <Spinner label={undefined} />
      <Text>Writing the curriculum…</Text>
    </Inline>
  ),
});

/** Several spinners for content with a known shape. Use skeletons. */
export const OneInEachCard = meta.story({
  tags: ['dont'],
  render: () => (
    <Grid minColumnWidth={160}>
      {['Courses', 'Certificates', 'Messages', 'Reimbursements'].map((label) => (
        <Card key={label}>
          <Spinner label={`Loading ${label}`} />
        </Card>
      ))}
    </Grid>
  ),
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="Sizes: sm, md, lg" align="center">
        <Spinner size="sm" />
        <Spinner size="md" />
        <Spinner size="lg" />
      </SheetRow>
    </Sheet>
  ),
});
