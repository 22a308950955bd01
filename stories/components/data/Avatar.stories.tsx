import { Avatar, Inline, Text } from '@redwhiteandcode/design-system';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import type { Usage } from '../../.storybook/docs/usage.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longTitle } from '../../samples/text.ts';

const usage: Usage = {
  status: 'new',
  use: ['Next to the name of a person or company, to make it easier to find.'],
  avoid: [{ when: 'It represents an object.', instead: 'Components/Data/Icon' }],
  keyboard: [],
  accessibility: [
    'It is decorative next to a name. Without one, set `label`.',
    'It shows the initials when the image fails to load.',
  ],
};

const image = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#a0c0fa"/><circle cx="40" cy="32" r="16" fill="#082152"/><circle cx="40" cy="84" r="32" fill="#082152"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Components/Data/Avatar',
  component: Avatar,
  args: { name: 'Sample Learner' },
  parameters: { usage },
});

export const Default = meta.story({
  parameters: { controls: { include: ['name', 'src', 'size', 'label'] } },
});

/** It shows the initials when the image fails to load. */
export const ImageFails = meta.story({
  args: { src: 'data:image/png;base64,broken', size: 'lg' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('SL')).toBeVisible());
  },
});

/** Without a name next to it, it needs a label. */
export const Labeled = meta.story({
  args: { label: 'Sample Learner' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sample Learner' })).toBeVisible();
  },
});

export const LongText = meta.story({ args: { name: longTitle, size: 'xl' } });

/** Next to the name, it is decorative. */
export const BesideTheName = meta.story({
  tags: ['do'],
  render: (args) => (
    <Inline gap={12}>
      <Avatar {...args} />
      <Text>Sample Learner</Text>
    </Inline>
  ),
});

/** Many people have the same initials. */
export const WithoutTheName = meta.story({
  tags: ['dont'],
  render: () => (
    <Inline gap={12}>
      <Avatar name="Sample Learner" label="Sample Learner" />
      <Avatar name="Sample Lecturer" label="Sample Lecturer" />
    </Inline>
  ),
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="initials: sm, md, lg, xl" align="center">
        {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <Avatar key={size} name="Sample Learner" size={size} />
        ))}
      </SheetRow>
      <SheetRow label="picture: sm, md, lg, xl" align="center">
        {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <Avatar key={size} name="Sample Learner" src={image} size={size} />
        ))}
      </SheetRow>
      <SheetRow label="one word, three words, no letters" align="center">
        <Avatar name="Learner" />
        <Avatar name="Sample Q. Company" />
        <Avatar name="…" />
      </SheetRow>
    </Sheet>
  ),
});
