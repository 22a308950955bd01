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
      use: ['For long text as sanitized HTML or JSX: lessons, answers, legal pages.'],
      avoid: [
        { when: 'It is one or two lines of the interface.', instead: 'Components/Data/Text' },
        { when: 'People edit the text.', instead: 'Components/Inputs/RichTextEditor' },
      ],
      keyboard: [],
      accessibility: [
        'Lines have at most 68 characters.',
        'Code wraps instead of scrolling, so nobody has to scroll to read it.',
      ],
    },
  },
});

/** HTML that the caller sanitized. */
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

/** Short parts with headings and little bold text. */
export const ShortParts = meta.story({
  tags: ['do'],
  args: {
    html: '<h2>Prompts</h2><p>A prompt is what you ask. Say the <strong>role</strong> and the task.</p>',
  },
});

/** When everything is bold, nothing stands out. */
export const AllBold = meta.story({
  tags: ['dont'],
  args: { html: `<p><strong>${longText.repeat(2)}</strong></p>` },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: (args) => <Prose {...args} />,
});
