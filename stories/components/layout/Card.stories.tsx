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
        'For several items of the same kind side by side, each with a border.',
        'For a group that stands out from the page: a form, a price, a summary.',
      ],
      avoid: [
        { when: 'It shows a number with its meaning.', instead: 'Components/Data/StatCard' },
        { when: 'A line between groups is enough.', instead: 'Components/Layout/Divider' },
        { when: 'It spans the whole width of the page.', instead: 'Components/Layout/Section' },
        {
          when: 'It would be inside another card. Use a Stack and a heading.',
          instead: 'Components/Layout/Stack',
        },
      ],
      keyboard: [],
      accessibility: [
        'It is a `div` by default. Use `as="article"` for independent content and `as="li"` in a list.',
        'A card is not a button. Put a link with meaningful text inside.',
        'It has a real border, which also shows in forced colors.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['children', 'tone', 'padding', 'isRaised'] } },
});

export const LongText = meta.story({ args: { children: longText } });

/** One border. Inside, spacing and headings form the groups. */
export const OneBorder = meta.story({
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

/** With boxes in boxes, every border looks equally important, and none shows what belongs together. */
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
