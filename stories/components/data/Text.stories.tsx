import { CodeText, Heading, Stack, Text } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longText } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Components/Data/Text',
  component: Text,
  subcomponents: { CodeText, Heading },
  args: { children: 'Learn to work with AI, at your pace.' },
  parameters: {
    usage: {
      status: 'stable',
      use: ['For text of the interface in one of four sizes and three tones.'],
      avoid: [
        { when: 'It is a title.', instead: 'Components/Data/Heading' },
        { when: 'It is long text with headings and lists.', instead: 'Components/Data/Prose' },
      ],
      keyboard: [],
      accessibility: [
        'Each tone has a contrast of at least 4.5:1 on every surface in both themes.',
        'Sizes are in rem and follow the browser’s font size.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['size', 'tone', 'isStrong', 'children'] } },
});

export const LongText = meta.story({ args: { children: longText } });

/** Important text is as large and dark as the rest. */
export const InPlainSight = meta.story({
  tags: ['do'],
  render: () => (
    <Stack gap={4}>
      <Text isStrong>$299 for 8 weeks</Text>
      <Text>You can ask for a refund within 14 days.</Text>
    </Stack>
  ),
});

/** A condition in small, pale print looks as if nobody should read it. */
export const SmallPrint = meta.story({
  tags: ['dont'],
  render: () => (
    <Stack gap={4}>
      <Text isStrong>$299 for 8 weeks</Text>
      <Text size="xs" tone="subtle">
        Refunds only within 14 days.
      </Text>
    </Stack>
  ),
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      {(['lg', 'md', 'sm', 'xs'] as const).map((size) => (
        <SheetRow key={size} label={`${size}: default, muted, subtle, strong`}>
          <Text size={size}>Default</Text>
          <Text size={size} tone="muted">
            Muted
          </Text>
          <Text size={size} tone="subtle">
            Subtle
          </Text>
          <Text size={size} isStrong>
            Strong
          </Text>
        </SheetRow>
      ))}
      <SheetRow label="Code">
        <CodeText>RWC-2025-DEM0CERT</CodeText>
      </SheetRow>
      <SheetRow label="Long">
        <Text>{longText}</Text>
      </SheetRow>
    </Sheet>
  ),
});
