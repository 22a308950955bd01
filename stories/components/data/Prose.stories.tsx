import { Prose } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { lessonHtml } from '../../samples/lesson.ts';
import { longText } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Components/Data/Prose',
  component: Prose,
  args: { html: lessonHtml },
  parameters: {
    usage: {
      status: 'stable',
      use: ['For long text: lessons, answers, legal pages; as sanitized HTML or as JSX.'],
      avoid: [
        { when: 'It is a line or two of the interface.', instead: 'Components/Data/Text' },
        { when: 'People write it.', instead: 'Components/Inputs/RichTextEditor' },
      ],
      keyboard: [],
      accessibility: [
        'Lines are no longer than 68 characters.',
        'Code wraps instead of scrolling, so that nothing needs to be reached to be read.',
      ],
    },
  },
});

/** HTML that the caller has sanitized. */
export const Default = meta.story({
  parameters: { controls: { include: ['html'] } },
});

export const FromJsx = meta.story({
  args: {
    html: undefined,
    children: (
      <>
        <h2>A sample section</h2>
        <p>Text that is written in the app itself.</p>
      </>
    ),
  },
});

export const LongText = meta.story({ args: { html: `<p>${longText.repeat(4)}</p>` } });

/** Short parts with headings, and few strong words. */
export const ShortParts = meta.story({
  tags: ['do'],
  args: {
    html: '<h2>Prompts</h2><p>A prompt is what you ask. Say the <strong>role</strong> and the task.</p>',
  },
});

/** Where everything is bold, nothing is. */
export const AllBold = meta.story({
  tags: ['dont'],
  args: { html: `<p><strong>${longText.repeat(2)}</strong></p>` },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: (args) => <Prose {...args} />,
});
