import { Switch } from '@redwhiteandcode/design-system';
import { RichTextEditor } from '@redwhiteandcode/design-system/rich-text-editor';
import { keepMeaning } from '@redwhiteandcode/contract/course/lesson-meaning.ts';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { lessonHtml } from '../../samples/catalog.ts';

const meta = preview.meta({
  title: 'Components/Inputs/RichTextEditor',
  component: RichTextEditor,
  args: { label: 'Text of the lesson', defaultValue: lessonHtml, onChange: fn() },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'For text with headings, lists, and links that is stored as HTML.',
        'Import it from its own subpath and load it on demand, because it includes an editor library.',
      ],
      avoid: [{ when: 'Plain text is enough.', instead: 'Components/Inputs/TextArea' }],
      keyboard: [
        { keys: 'Ctrl+B, Ctrl+I', does: 'Bold, italic', test: 'Formatting' },
        { keys: 'Ctrl+. , Ctrl+,', does: 'Superscript, subscript', test: 'Scripts' },
        { keys: 'Alt+F10', does: 'Moves from the text to the toolbar. Tab returns.', test: 'Tools' },
        {
          keys: 'Arrow keys in the toolbar',
          does: 'Move between the tools, which are one tab stop.',
          test: 'Tools',
        },
        { keys: 'Escape in the link row', does: 'Closes it without a change.', test: 'Linking' },
      ],
      accessibility: [
        'The text is a multi-line text box with a label, help text, and error.',
        'Each tool exposes whether it is on.',
        'Tab leaves the text, so it does not trap focus.',
      ],
    },
  },
});

export const Default = meta.story();

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: '[id$="-label"]', name: 'Label', text: 'always visible; what the text is' },
    { selector: '[id$="-description"]', name: 'Help', text: 'optional; what to write' },
    { selector: '[role="toolbar"]', name: 'Tools', text: 'only the formats that the text may contain' },
    { selector: '[role="textbox"]', name: 'Text', text: 'looks as readers will see it' },
    {
      selector: '[data-part="error"]',
      name: 'Error',
      text: 'what is wrong and how to fix it, until it is fixed',
    },
  ]),
  args: {
    defaultValue: '<h2>Prompts</h2><p>A prompt is what you ask.</p>',
    description: 'Begin with what the lesson teaches.',
    errorMessage: 'Write at least three sentences',
  },
});

export const Empty = meta.story({
  args: { defaultValue: undefined, description: 'Alt+F10 leads to the tools.' },
});

export const Invalid = meta.story({
  args: { defaultValue: undefined, errorMessage: 'Write the text of the lesson' },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

/** The output is the formatted text as HTML. */
export const Formatting = meta.story({
  args: { defaultValue: '<p>Sample</p>' },
  play: async ({ args, canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Text of the lesson' });
    await userEvent.click(canvas.getByRole('button', { name: 'Heading' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<h2>Sample</h2>'));
    await expect(canvas.getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{Control>}b{/Control}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true'),
    );
  },
});

/** Raised text replaces lowered text, and the other way around. */
export const Scripts = meta.story({
  args: { defaultValue: '<p>6</p>' },
  play: async ({ args, canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Text of the lesson' });
    box.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    const raise = canvas.getByRole('button', { name: 'Superscript' });
    await userEvent.click(raise);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p><sup>6</sup></p>'));
    await expect(raise).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscript' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p><sub>6</sub></p>'));
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{Control>},{/Control}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>6</p>'));
    await userEvent.keyboard('{Control>}.{/Control}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p><sup>6</sup></p>'));
  },
});

/** The author reads what a pasted text lacks. */
export const PasteWithLosses = meta.story({
  args: {
    defaultValue: '<p>Sample</p>',
    sanitize: (html: string) => html,
    readPasted: keepMeaning,
  },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Text of the lesson' });
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<p>Pasted</p><img src="a.png"><img src="b.png" alt="Steps"><video></video>',
    );
    box.focus();
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    const notice = await canvas.findByRole('alert');
    await expect(within(notice).getAllByRole('listitem')).toHaveLength(3);
    await expect(notice).toHaveTextContent('1 picture without alternative text');
    await expect(box).toHaveTextContent('[Picture: Steps]');
  },
});

export const Tools = meta.story({
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Text of the lesson' });
    box.focus();
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus();
  },
});

/** A link must have an address that lessons allow. */
export const Linking = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Link' }));
    const address = canvas.getByLabelText('Address');
    await expect(address).toHaveFocus();
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    await expect(address).toHaveAccessibleDescription(/begins with https/);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByLabelText('Address')).toBeNull();
  },
});

/** Editing does not change tables. */
export const KeepsTables = meta.story({
  play: async ({ args, canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Text of the lesson' });
    await userEvent.click(canvas.getByRole('heading', { name: 'What it is' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Subheading' }));
    await expect(box.querySelector('caption')).toHaveTextContent('Sample measures');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('<th scope="col">Measure</th>')),
    );
  },
});

const row = '<tr><td><code>a</code> <strong>b</strong></td></tr>';

/** Spaces between the words of a cell stay. */
export const KeepsSpaces = meta.story({
  args: { defaultValue: `<p>Before</p><table>\n<tbody>\n${row}\n</tbody>\n</table>` },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('textbox', { name: 'Text of the lesson' });
    await userEvent.click(canvas.getByText('Before'));
    await userEvent.click(canvas.getByRole('button', { name: 'Subheading' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(`<h3>Before</h3><table><tbody>${row}</tbody></table>`),
    );
  },
});

/** The editor is disabled during a save, and then enabled again. */
export const DisabledDuringSave = meta.story({
  render: function Meanwhile(args) {
    const [isDisabled, setIsDisabled] = useState(false);
    return (
      <>
        <Switch isSelected={isDisabled} onChange={setIsDisabled}>
          Saving
        </Switch>
        <RichTextEditor {...args} isDisabled={isDisabled} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Text of the lesson' });
    const saving = canvas.getByRole('switch', { name: 'Saving' });
    await userEvent.click(saving);
    await waitFor(() => expect(box).toHaveAttribute('contenteditable', 'false'));
    await expect(box).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(saving);
    await waitFor(() => expect(box).toHaveAttribute('contenteditable', 'true'));
    await expect(box).not.toHaveAttribute('aria-disabled');
  },
});

/** Text that needs headings, lists, and links. */
export const LongLesson = meta.story({
  tags: ['do'],
  args: { defaultValue: '<h2>Prompts</h2><p>A good prompt has:</p><ul><li>a role</li><li>a task</li></ul>' },
});

/** Fourteen tools for one line of text, whose formatting nobody will see. */
export const OneLine = meta.story({
  tags: ['dont'],
  args: { label: 'Title of the course', defaultValue: '<p>Sample course</p>' },
});

export const StickerSheet = meta.story({ tags: ['sticker-sheet'] });
