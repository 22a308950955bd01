import { Divider, Stack, Text } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';

const facts = ['8 weeks', 'Beginner', 'With a certificate'];

const meta = preview.meta({
  title: 'Components/Layout/Divider',
  component: Divider,
  render: (args) => (
    <Stack>
      <Text>Above</Text>
      <Divider {...args} />
      <Text>Below</Text>
    </Stack>
  ),
  parameters: {
    usage: {
      status: 'stable',
      use: [
        'For the start of a new group that spacing does not show well enough.',
        '`brand` is the red line of the brand. Use it once per view.',
      ],
      avoid: [
        { when: 'More space is enough.', instead: 'Components/Layout/Stack' },
        { when: 'Each group needs its own border.', instead: 'Components/Layout/Card' },
      ],
      keyboard: [],
      accessibility: [
        'It is an `hr`, which screen readers announce as a separator.',
        'The brand line is decorative and hidden from assistive technology.',
      ],
    },
  },
});

export const Default = meta.story({ parameters: { controls: { include: ['tone'] } } });

/** A line between two groups. */
export const BetweenGroups = meta.story({
  tags: ['do'],
  render: () => (
    <Stack gap={8}>
      <Text isStrong>Sample course</Text>
      {facts.map((fact) => (
        <Text key={fact}>{fact}</Text>
      ))}
      <Divider />
      <Text isStrong>Another sample</Text>
    </Stack>
  ),
});

/** With a line after every item, none shows where a group begins. */
export const BetweenAll = meta.story({
  tags: ['dont'],
  render: () => (
    <Stack gap={8}>
      {['Sample course', ...facts, 'Another sample'].map((line) => (
        <Stack key={line} gap={8}>
          <Text>{line}</Text>
          <Divider />
        </Stack>
      ))}
    </Stack>
  ),
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Stack gap={24}>
      <Text size="xs" tone="muted">
        subtle
      </Text>
      <Divider />
      <Text size="xs" tone="muted">
        brand
      </Text>
      <Divider tone="brand" />
    </Stack>
  ),
});
