import { Heading, Stack, Text } from '@redwhiteandcode/design-system';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Components/Data/Heading',
  component: Heading,
  args: { level: 2 as const, children: 'Sample course' },
  parameters: {
    usage: {
      status: 'stable',
      use: ['For the title of a page or of one of its parts.'],
      avoid: [
        { when: 'The text only needs emphasis.', instead: 'Components/Data/Text' },
        { when: 'The title has a lead and its own band of the page.', instead: 'Components/Layout/Section' },
      ],
      keyboard: [],
      accessibility: [
        'The level is the position in the outline and independent of the size. Do not skip levels.',
        'It can receive focus from JavaScript when the view changes, but is not a tab stop.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['level', 'size', 'children'] } },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 2, name: 'Sample course' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const Levels = meta.story({
  render: () => (
    <Stack>
      <Heading level={1}>Level 1</Heading>
      <Heading level={2}>Level 2</Heading>
      <Heading level={3}>Level 3</Heading>
      <Heading level={4}>Level 4</Heading>
    </Stack>
  ),
});

export const LongText = meta.story({ args: { children: longTitle } });

/** The heading names the text that follows. */
export const NamesWhatFollows = meta.story({
  tags: ['do'],
  render: () => (
    <Stack gap={4}>
      <Heading level={2}>Refunds</Heading>
      <Text>You can ask for a refund within 14 days.</Text>
    </Stack>
  ),
});

/** A sentence as a heading fills the page’s outline, by which many people navigate, with text. */
export const SentenceAsHeading = meta.story({
  tags: ['dont'],
  args: { children: 'You can ask for a refund within 14 days.' },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      {(['display', 'lg', 'md', 'sm'] as const).map((size) => (
        <SheetRow key={size} label={size}>
          <Heading level={2} size={size}>
            Sample course
          </Heading>
        </SheetRow>
      ))}
      <SheetRow label="Long">
        <Heading level={2}>{longTitle}</Heading>
      </SheetRow>
    </Sheet>
  ),
});
