import { Card, Heading, Inline, Stack, Text } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longText } from '../../samples/text.ts';

const cards = ['First', 'Second', 'Third'].map((word) => <Card key={word}>{word}</Card>);

const meta = preview.meta({
  title: 'Components/Layout/Stack',
  component: Stack,
  args: { children: cards },
  argTypes: { children: { control: false } },
  parameters: {
    usage: {
      status: 'stable',
      use: [
        'For items below one another with equal spacing.',
        'Use less space between related items: 8 within an item, 16 between items, 24 and more between groups.',
      ],
      avoid: [
        { when: 'Items are in a line.', instead: 'Components/Layout/Inline' },
        { when: 'Items are in columns.', instead: 'Components/Layout/Grid' },
      ],
      keyboard: [],
      accessibility: [
        'The source order is the visual order.',
        '`as="ul"` makes it a list without bullets whose length is announced. Its children must be `li`.',
      ],
    },
  },
});

export const Default = meta.story({ parameters: { controls: { include: ['gap', 'align'] } } });

/** A list without bullets that screen readers still announce as a list. */
export const List = meta.story({
  args: { as: 'ul', children: ['First', 'Second'].map((word) => <li key={word}>{word}</li>) },
});

export const LongText = meta.story({ args: { children: <Card>{longText}</Card> } });

const groups = [
  { title: 'Sample course', text: '8 weeks, for beginners.' },
  { title: 'Another sample', text: '4 weeks, for engineers.' },
];

/** Related items are closer together. */
export const SpacingGroups = meta.story({
  tags: ['do'],
  render: () => (
    <Stack gap={24}>
      {groups.map(({ title, text }) => (
        <Stack key={title} gap={4}>
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
      ))}
    </Stack>
  ),
});

/** With equal spacing, nobody can see which text belongs to which title. */
export const EqualSpacing = meta.story({
  tags: ['dont'],
  render: () => (
    <Stack gap={16}>
      {groups.flatMap(({ title, text }) => [
        <Heading key={title} level={3}>
          {title}
        </Heading>,
        <Text key={text} tone="muted">
          {text}
        </Text>,
      ])}
    </Stack>
  ),
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="gap 4, 8, 16, 24">
        <Inline gap={24} align="start">
          {([4, 8, 16, 24] as const).map((gap) => (
            <Stack key={gap} gap={gap}>
              {['One', 'Two', 'Three'].map((word) => (
                <Card key={word} padding="sm">
                  {word}
                </Card>
              ))}
            </Stack>
          ))}
        </Inline>
      </SheetRow>
      {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
        <Stack key={align} align={align}>
          <Card padding="sm">align {align}</Card>
        </Stack>
      ))}
    </Sheet>
  ),
});
