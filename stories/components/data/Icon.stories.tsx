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
      use: ['Beside words that it repeats.', 'With a label where it stands alone and says something.'],
      avoid: [{ when: 'It can be pressed.', instead: 'Components/Actions/IconButton' }],
      keyboard: [],
      accessibility: [
        'Without a label it is hidden from assistive technology; with one it is a picture with that name.',
        'It has the colour of the text around it.',
      ],
    },
  },
});

/** Hidden from assistive technology: words beside it say the same. */
export const Default = meta.story({
  parameters: { controls: { include: ['size', 'label'] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
});

/** Stands alone, so it has a name. */
export const Named = meta.story({ args: { label: 'Certificate' } });

/** Repeats the words beside it. */
export const BesideItsWords = meta.story({
  tags: ['do'],
  render: (args) => (
    <Inline gap={8}>
      <Icon {...args} />
      <Text>With a certificate</Text>
    </Inline>
  ),
});

/** Named for a screen reader, a riddle for everybody else. */
export const InPlaceOfWords = meta.story({
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
