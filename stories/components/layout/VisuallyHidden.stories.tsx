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
        'For meaning that is only visual: “instead of” between two prices.',
        'For the title of a table column that nobody needs to see.',
      ],
      avoid: [
        {
          when: 'A button shows only an icon. Its `label` is enough.',
          instead: 'Components/Actions/IconButton',
        },
        { when: 'The text would help everyone. Show it.', instead: 'Components/Data/Text' },
      ],
      keyboard: [],
      accessibility: [
        'Screen readers read it in its place. It takes no space.',
        'Put nothing focusable in it, because sighted keyboard users would lose the focus.',
      ],
    },
  },
});

/** A screen reader says “$299 instead of $4,950”. */
export const Default = meta.story({
  parameters: { controls: { include: ['children'] } },
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('instead of');
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});

/** The crossed-out price says visually what the hidden text says. */
export const VisualMeaning = meta.story({ tags: ['do'] });

/** Without the hidden word, the amount looks like a promise. */
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
