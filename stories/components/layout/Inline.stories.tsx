import { Badge, Button, Card, Inline, Stack, TextField } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longText } from '../../samples/text.ts';

const badges = ['Beginner', 'Technical', '8 weeks'].map((word) => <Badge key={word}>{word}</Badge>);

const meta = preview.meta({
  title: 'Components/Layout/Inline',
  component: Inline,
  args: { children: badges },
  argTypes: { children: { control: false } },
  parameters: {
    usage: {
      status: 'stable',
      use: [
        'For items in a line that are as wide as their text: badges, buttons, an icon with its label.',
        'It wraps, so longer text is not cut off.',
      ],
      avoid: [
        { when: 'Items are below one another.', instead: 'Components/Layout/Stack' },
        { when: 'Columns have the same width.', instead: 'Components/Layout/Grid' },
      ],
      keyboard: [],
      accessibility: [
        'The source order is the visual order and the focus order.',
        'The line is reversed in right-to-left text.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['gap', 'align', 'justify', 'isWrapping'] } },
});

export const Justified = meta.story({
  render: () => (
    <Stack>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          {badges}
        </Inline>
      ))}
    </Stack>
  ),
});

export const Wrapping = meta.story({
  args: { children: Array.from({ length: 40 }, (_, index) => <Badge key={index}>Word {index + 1}</Badge>) },
});

export const LongText = meta.story({
  args: {
    isWrapping: false,
    align: 'start',
    children: (
      <>
        <Card>{longText}</Card>
        <Card>Short</Card>
      </>
    ),
  },
});

/** Short items of one kind, as wide as their text. */
export const ShortItems = meta.story({ tags: ['do'] });

/** People overlook the second field in a line. Use a Stack. */
export const FieldsInALine = meta.story({
  tags: ['dont'],
  args: {
    isWrapping: false,
    children: ['Full name', 'Email'].map((label) => <TextField key={label} label={label} />),
  },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      {(['start', 'center', 'end', 'baseline'] as const).map((align) => (
        <SheetRow key={align} label={`align ${align}`}>
          <Inline align={align} gap={12}>
            <Button size="lg">Large</Button>
            <Button size="sm" variant="neutral">
              Small
            </Button>
            <Badge>Badge</Badge>
          </Inline>
        </SheetRow>
      ))}
      <Inline justify="between">{badges}</Inline>
    </Sheet>
  ),
});
