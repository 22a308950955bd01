import { Icon, icons, Inline, Text } from '@redwhiteandcode/design-system';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';

const meta = preview.meta({
  title: 'Components/Data/Icon',
  component: Icon,
  args: { icon: icons.award },
  argTypes: { icon: { control: false } },
  parameters: {
    usage: {
      status: 'stable',
      use: ['Next to text that means the same.', 'With a label, where there is no such text.'],
      avoid: [{ when: 'It is a button.', instead: 'Components/Actions/IconButton' }],
      keyboard: [],
      accessibility: [
        'Without a label, it is hidden from assistive technology. With one, it is an image with that name.',
        'It has the color of the text around it.',
      ],
    },
  },
});

/** It is hidden from assistive technology, because the text next to it means the same. */
export const Default = meta.story({
  parameters: { controls: { include: ['size', 'label'] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
});

/** Without text next to it, it needs a name. */
export const Named = meta.story({ args: { label: 'Certificate' } });

/** The icon means the same as the text. */
export const NextToText = meta.story({
  tags: ['do'],
  render: (args) => (
    <Inline gap={8}>
      <Icon {...args} />
      <Text>With a certificate</Text>
    </Inline>
  ),
});

/** Screen readers read the names, but everyone else has to guess. */
export const InsteadOfText = meta.story({
  tags: ['dont'],
  render: () => (
    <Inline gap={8}>
      <Icon icon={icons.award} label="With a certificate" />
      <Icon icon={icons.layers} label="Four modules" />
      <Icon icon={icons.users} label="In a group" />
    </Inline>
  ),
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="Sizes: sm, md, lg, xl" align="center">
        <Icon icon={icons.award} size="sm" />
        <Icon icon={icons.award} size="md" />
        <Icon icon={icons.award} size="lg" />
        <Icon icon={icons.award} size="xl" />
      </SheetRow>
    </Sheet>
  ),
});
