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
        'Without a label inside of what says already that it is loading.',
      ],
      avoid: [
        { when: 'The shape of what comes is known.', instead: 'Components/Feedback/Skeleton' },
        { when: 'The share that is done is known.', instead: 'Components/Feedback/ProgressBar' },
        { when: 'A button is busy: it has a spinner of its own.', instead: 'Components/Actions/Button' },
      ],
      keyboard: [],
      accessibility: [
        'With a label it is a status that is announced; without one it is hidden.',
        'With reduced motion it fades instead of turning.',
      ],
    },
  },
});

/** Read as a status. */
export const Default = meta.story({
  parameters: { controls: { include: ['size', 'label'] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading courses');
  },
});

/** Beside words that say the same. */
export const Decorative = meta.story({ args: { label: undefined } });

/** One spinner, with words that say what is awaited. */
export const OneWithWords = meta.story({
  tags: ['do'],
  render: () => (
    <Inline gap={12}>
      <Spinner label={undefined} />
      <Text>Writing the curriculum…</Text>
    </Inline>
  ),
});

/** Several at once, where the shape of what comes is known: use skeletons. */
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
