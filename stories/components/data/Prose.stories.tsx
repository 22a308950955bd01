import { Prose } from '@redwhiteandcode/design-system';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { lessonHtml } from '../../samples/learning.ts';
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
      keyboard: [{ keys: 'Tab', does: 'Moves to a table that scrolls sideways.', test: 'WideTable' }],
      accessibility: [
        'Lines have at most 68 characters.',
        'A table that is too wide scrolls in a frame, which is a tab stop while it scrolls. Its name is the table’s caption, or the heading before it.',
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

const wideRow = ['Responsibilities', 'Documentation', 'Communication', 'Troubleshooting', 'Implementation'];

/** A table that is wider than the text scrolls, so that no word breaks. */
export const WideTable = meta.story({
  args: {
    html: `<h2>Skills of a team</h2><p>By role:</p><table><thead><tr>${wideRow.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody><tr>${wideRow.map((cell) => `<td>${cell}</td>`).join('')}</tr></tbody></table>`,
  },
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Prose {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const frame = canvas.getByRole('group', { name: 'Skills of a team' });
    await waitFor(() => expect(frame).toHaveAttribute('tabindex', '0'));
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    const cell = canvas.getByRole('columnheader', { name: 'Troubleshooting' });
    await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    await userEvent.tab();
    await expect(frame).toHaveFocus();
  },
});

/** Columns of numbers are as narrow as these, so that a phone shows them beside their rows. */
export const Numbers = meta.story({
  args: {
    html: `<table><caption>Loaves</caption><tbody>${['Rye', 'Sourdough'].map((loaf) => `<tr><th scope="row">${loaf}</th>${'<td>12</td>'.repeat(4)}</tr>`).join('')}</tbody></table>`,
  },
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Prose {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('group', { name: 'Loaves' });
    await waitFor(() => expect(frame).not.toHaveAttribute('tabindex'));
  },
});

/** Lists count as their authors wrote: by letters or numerals, or from another number. */
export const Counting = meta.story({
  args: {
    html: '<ol type="a"><li>one</li></ol><ol type="A"><li>two</li></ol><ol type="i" start="4"><li>three</li></ol><ol start="5"><li>four</li></ol>',
  },
  play: async ({ canvas }) => {
    const styles = canvas.getAllByRole('list').map((list) => getComputedStyle(list).listStyleType);
    await expect(styles).toEqual(['lower-alpha', 'upper-alpha', 'lower-roman', 'decimal']);
  },
});

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
