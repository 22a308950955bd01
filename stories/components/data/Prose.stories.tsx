import { Prose } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lessonHtml } from '../../samples/lesson.ts';
import { longText } from '../../samples/text.ts';

const meta = {
  title: 'Components/Data/Prose',
  component: Prose,
  args: { html: lessonHtml },
} satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof meta>;

/** HTML that the caller has sanitized. */
export const Default: Story = {};

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
