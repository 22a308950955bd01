import { Button, Card, Grid } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Sheet } from '../../samples/Sheet.tsx';
import { longText } from '../../samples/text.ts';

const cards = Array.from({ length: 5 }, (_, index) => <Card key={index}>Card {index + 1}</Card>);

const meta = preview.meta({
  title: 'Components/Layout/Grid',
  component: Grid,
  args: { children: cards },
  argTypes: { children: { control: false } },
  parameters: {
    usage: {
      status: 'stable',
      use: [
        'For items of one kind in equal columns, as many as fit.',
        'The number of columns depends on the width of the grid, not of the screen.',
      ],
      avoid: [
        { when: 'Items are as wide as their text.', instead: 'Components/Layout/Inline' },
        { when: 'Columns have titles, and people compare rows.', instead: 'Components/Data/DataTable' },
      ],
      keyboard: [],
      accessibility: [
        'The source order is the visual order.',
        '`as="ul"` makes it a list whose length is announced. Its children must be `li`.',
        'It has one column at 320 px.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['minColumnWidth', 'isFilled', 'gap'] } },
});

/** Two cards fill the row, although three columns would fit. */
export const Filled = meta.story({
  args: { isFilled: true, minColumnWidth: 320, children: cards.slice(0, 2) },
});

/** Screen readers announce the number of cards. Cards in a row have the same height. */
export const List = meta.story({
  args: {
    as: 'ul',
    children: ['First', 'Second with more words than the others have', 'Third'].map((word) => (
      <li key={word}>
        <Card>{word}</Card>
      </li>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

/** On phones, one row scrolls sideways. The next card begins at the edge, and the list has a name. */
export const RowOnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    as: 'ul',
    phoneRow: 'Sample cards',
    children: ['First', 'Second', 'Third'].map((word) => (
      <li key={word}>
        <Card>{word}</Card>
      </li>
    )),
  },
  render: (args) => (
    <div style={{ paddingInline: '1rem' }}>
      <Grid {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list', { name: 'Sample cards' });
    if (row.scrollWidth <= row.clientWidth) return;
    const second = canvas.getAllByRole('listitem')[1]?.getBoundingClientRect();
    await expect(row.getBoundingClientRect().right - (second?.left ?? Number.NaN)).toBeGreaterThan(40);
  },
});

export const LongText = meta.story({ args: { children: [<Card key="long">{longText}</Card>, ...cards] } });

/** Items of one kind with the same width. */
export const OneKind = meta.story({
  tags: ['do'],
  args: { minColumnWidth: 160, children: cards.slice(0, 4) },
});

/** In equal columns, buttons look like tabs. */
export const ButtonsInColumns = meta.story({
  tags: ['dont'],
  args: {
    minColumnWidth: 160,
    children: (
      <>
        <Button>Save changes</Button>
        <Button variant="neutral">Discard</Button>
      </>
    ),
  },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      {([160, 240, 320] as const).map((minColumnWidth) => (
        <Grid key={minColumnWidth} minColumnWidth={minColumnWidth} gap={12}>
          {Array.from({ length: 4 }, (_, index) => (
            <Card key={index} padding="sm">
              from {minColumnWidth} px
            </Card>
          ))}
        </Grid>
      ))}
    </Sheet>
  ),
});
