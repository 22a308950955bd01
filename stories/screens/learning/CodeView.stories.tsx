import { CodeView } from '@redwhiteandcode/design-system';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { code } from '../../samples/blocks.ts';
import { inColumn } from '../../samples/decorators.tsx';
import { isPointerOnly } from '../../samples/pointerOnly.ts';

const meta = preview.meta({
  title: 'Screens/Learning/CodeView',
  component: CodeView,
  args: { block: code, onCopy: fn(async () => true) },
  decorators: [inColumn],
  parameters: {
    usage: {
      status: 'new',
      use: ['Code in a lesson that the learner copies.'],
      avoid: [
        { when: 'It is a letter or another text.', instead: 'Screens/Credentials/TextToCopy' },
        { when: 'It is a word of code in a sentence.', instead: 'Components/Data/Prose' },
      ],
      keyboard: [
        { keys: 'Enter on Copy', does: 'Copies the code and announces it.', test: 'Copying' },
        {
          keys: 'Tab',
          does: 'Moves to the code while it is wider than its box; arrow keys scroll it.',
          test: 'Copying',
        },
      ],
      accessibility: ['The code is a group whose name is its language.', 'On paper long lines wrap.'],
    },
  },
});

export const Default = meta.story();

export const Copying = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Counting the words of a file' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenLastCalledWith(code.code);
    await canvas.findByText('Copied');
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Python code' })).toHaveFocus();
  },
});

/** Between a change of the width and the next frame, the keyboard can scroll the code too. */
export const Narrowed = meta.story({
  args: { block: { ...code, code: 'x'.repeat(60) } },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('group', { name: 'Python code' });
    await waitFor(() => expect(box).not.toHaveAttribute('tabindex'));
    canvasElement.style.inlineSize = '20rem';
    await expect(isPointerOnly(box)).toBe(false);
    await waitFor(() => expect(box).toHaveAttribute('tabindex', '0'));
    canvasElement.style.inlineSize = '';
  },
});

/** The browser can refuse access to the clipboard. */
export const CopyingFails = meta.story({
  args: { onCopy: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Copy/ }));
    await canvas.findByText('The code could not be copied. Select it and copy it.');
  },
});

/** Without a language and a caption. */
export const PlainText = meta.story({
  args: { block: { ...code, language: '', caption: '', code: 'role: accountant\ntask: summary' } },
});
