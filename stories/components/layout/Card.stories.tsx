import { Card, Heading, Stack, Text } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longText } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Components/Layout/Card',
  component: Card,
  args: { children: 'What belongs together.' },
  parameters: {
    usage: {
      status: 'stable',
      use: [
        'Several things of the same kind stand side by side, and each has an edge of its own.',
        'A group has to stand out from the page: a form, a price, a summary.',
      ],
      avoid: [
        { when: 'It shows one number with its meaning.', instead: 'Components/Data/StatCard' },
        { when: 'A line between groups is enough.', instead: 'Components/Layout/Divider' },
        { when: 'It is a band over the page’s whole width.', instead: 'Components/Layout/Section' },
        {
          when: 'It would stand in another card: use a Stack and a heading.',
          instead: 'Components/Layout/Stack',
        },
      ],
      keyboard: [],
      accessibility: [
        'It is a `div` unless it says otherwise: `as="article"` for a thing that stands for itself, `as="li"` in a list.',
        'A card is not a button. What leads on is a link inside, whose words say where.',
        'Its edge is a real border, so it is there in forced colors too.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['children', 'tone', 'padding', 'isRaised'] } },
});

export const LongText = meta.story({ args: { children: longText } });

/** One edge; inside, distance and headings make the groups. */
export const OneEdge = meta.story({
  tags: ['do'],
  render: () => (
    <Card>
      <Stack gap={24}>
        <Stack gap={4}>
          <Heading level={3}>Sample course</Heading>
          <Text tone="muted">8 weeks</Text>
        </Stack>
        <Stack gap={4}>
          <Text isStrong>What you learn</Text>
          <Text>Sample contents.</Text>
        </Stack>
      </Stack>
    </Card>
  ),
});

/** Boxes in boxes: every edge weighs the same, and none says what belongs together. */
export const BoxesInBoxes = meta.story({
  tags: ['dont'],
  render: () => (
    <Card>
      <Stack gap={12}>
        <Card padding="sm">
          <Heading level={3}>Sample course</Heading>
        </Card>
        <Card padding="sm">
          <Card padding="sm">8 weeks</Card>
        </Card>
        <Card padding="sm">Sample contents.</Card>
      </Stack>
    </Card>
  ),
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      {(['surface', 'subtle', 'outline'] as const).map((tone) => (
        <SheetRow key={tone} label={tone}>
          {(['none', 'sm', 'md', 'lg'] as const).map((padding) => (
            <Card key={padding} tone={tone} padding={padding}>
              {padding}
            </Card>
          ))}
          <Card tone={tone} isRaised>
            raised
          </Card>
        </SheetRow>
      ))}
    </Sheet>
  ),
});
