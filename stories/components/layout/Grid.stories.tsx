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
        'Things of one kind stand in equal columns, as many as there is room for.',
        'The columns follow the room that the grid has, not the screen’s width.',
      ],
      avoid: [
        { when: 'Things are as wide as their words.', instead: 'Components/Layout/Inline' },
        { when: 'Columns have names, and rows are compared.', instead: 'Components/Data/DataTable' },
      ],
      keyboard: [],
      accessibility: [
        'The order in the source is the order on the screen.',
        '`as="ul"` makes it a list whose length is heard; its children are then `li`.',
        'At 320 px it has one column.',
      ],
    },
  },
});

/** Equal columns, as many as fit. */
export const Default = meta.story({
  parameters: { controls: { include: ['minColumnWidth', 'isFilled', 'gap'] } },
});

/** Two cards take the whole line, where three columns would fit. */
export const Filled = meta.story({
  args: { isFilled: true, minColumnWidth: 320, children: cards.slice(0, 2) },
});

/** A list of cards: assistive technology hears how many there are; cards of a row are equally high. */
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

export const LongText = meta.story({ args: { children: [<Card key="long">{longText}</Card>, ...cards] } });

/** Things of one kind, equally wide. */
export const OneKind = meta.story({
  tags: ['do'],
  args: { minColumnWidth: 160, children: cards.slice(0, 4) },
});

/** Buttons are as wide as their words: in equal columns they look like tabs. */
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
