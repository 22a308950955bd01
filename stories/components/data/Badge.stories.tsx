import { Badge, Icon, icons } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Components/Data/Badge',
  component: Badge,
  args: { children: 'Beginner' },
  parameters: {
    usage: {
      status: 'stable',
      use: ['For a one-word property: a level, a track, a category.'],
      avoid: [
        { when: 'It is a status.', instead: 'Components/Data/StatusBadge' },
        { when: 'Pressing it filters a list.', instead: 'Components/Data/Chip' },
      ],
      keyboard: [],
      accessibility: ['It is plain text. No meaning depends on color.'],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['tone', 'children'] } },
});

export const WithIcon = meta.story({
  args: { tone: 'info', icon: <Icon icon={icons.sparkles} size="sm" />, children: 'AI-Generated' },
});

export const Anatomy = meta.story({
  ...WithIcon.input,
  ...anatomyOf([
    { selector: 'svg', name: 'Icon', text: 'optional; repeats the word' },
    {
      selector: '[data-component="Badge"] > span',
      side: 'end',
      name: 'Word',
      text: 'one or two words in sentence case',
    },
  ]),
});

export const LongText = meta.story({ args: { children: longTitle } });

/** One or two words. */
export const Do = meta.story({ tags: ['do'], args: { tone: 'info', children: 'Beginner' } });

/** A sentence in a badge is hard to read. Write it as text. */
export const Dont = meta.story({
  tags: ['dont'],
  args: { tone: 'warning', children: 'Only a few places are left in this course, so enroll soon' },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="Tones: neutral, info, success, warning, danger">
        {(['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </SheetRow>
      <SheetRow label="With icon">
        <Badge tone="info" icon={<Icon icon={icons.sparkles} size="sm" />}>
          AI-Generated
        </Badge>
      </SheetRow>
      <SheetRow label="Long">
        <Badge>{longTitle}</Badge>
      </SheetRow>
    </Sheet>
  ),
});
