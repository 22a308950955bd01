import { Text, VisuallyHidden } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';

const meta = preview.meta({
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'instead of ' },
  render: (args) => (
    <Text>
      $299 <VisuallyHidden {...args} />
      <s>$4,950</s>
    </Text>
  ),
  parameters: {
    usage: {
      status: 'stable',
      use: [
        'What the eye takes from place and looks has to be said: “instead of” between two prices.',
        'A table’s column needs a title that nobody has to see.',
      ],
      avoid: [
        {
          when: 'A button shows an icon alone: its `label` is enough.',
          instead: 'Components/Actions/IconButton',
        },
        { when: 'Everyone would be helped by the words: show them.', instead: 'Components/Data/Text' },
      ],
      keyboard: [],
      accessibility: [
        'It is read in its place, and takes no room.',
        'Nothing in it takes focus: a person who sees would lose it.',
      ],
    },
  },
});

/** A screen reader says “$299 instead of $4,950”. */
export const Default = meta.story({
  parameters: { controls: { include: ['children'] } },
  play: async ({ canvas }) => {
    const words = canvas.getByText('instead of');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});

/** The eye sees from the crossed-out price what has to be said aloud. */
export const SaidByTheLooks = meta.story({ tags: ['do'] });

/** Hides a word that everybody needs: the amount looks like a promise. */
export const HidesTheEstimate = meta.story({
  tags: ['dont'],
  render: () => (
    <Text>
      You save $1,250
      <VisuallyHidden> (an estimate, at a tax rate of 25%)</VisuallyHidden>
    </Text>
  ),
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="words between the prices are read, not drawn">
        <Text>
          $299 <VisuallyHidden>instead of </VisuallyHidden>
          <s>$4,950</s>
        </Text>
      </SheetRow>
    </Sheet>
  ),
});
