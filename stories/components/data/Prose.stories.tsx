import { Prose } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lessonHtml } from '../../samples/lesson.ts';
import { longText } from '../../samples/text.ts';

const meta = {
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
} satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof meta>;

/** HTML that the caller has sanitized. */
export const Default: Story = {
  parameters: { controls: { include: ['html'] } },
};

export const FromJsx: Story = {
  args: {
    html: undefined,
    children: (
      <>
        <h2>A sample section</h2>
        <p>Text that is written in the app itself.</p>
      </>
    ),
  },
};

export const LongText: Story = { args: { html: `<p>${longText.repeat(4)}</p>` } };

/** Short parts with headings, and few strong words. */
export const ShortParts: Story = {
  tags: ['do'],
  args: {
    html: '<h2>Prompts</h2><p>A prompt is what you ask. Say the <strong>role</strong> and the task.</p>',
  },
};

/** Where everything is bold, nothing is. */
export const AllBold: Story = {
  tags: ['dont'],
  args: { html: `<p><strong>${longText.repeat(2)}</strong></p>` },
};

/** Every element that long text may hold. */
export const StickerSheet: Story = {
  tags: ['sticker-sheet'],
  render: (args) => <Prose {...args} />,
};
