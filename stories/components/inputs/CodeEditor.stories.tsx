import { Button, Dialog } from '@redwhiteandcode/design-system';
import { CodeEditor, type CodeEditorProps } from '@redwhiteandcode/design-system/code-editor';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { codeBox, codeIn, insertCode } from '../../samples/codeBox.ts';
import { Sheet } from '../../samples/Sheet.tsx';
import { FieldRow } from './FieldRow.tsx';

const python = `import csv

# Adds up a column.
def total(path: str, column="cents"):
    with open(path) as file:
        rows = csv.DictReader(file)
        return sum(int(row[column]) for row in rows)

if total("orders.csv") > 2000:
    print(f"More than {2000 / 100} dollars")
`;

const sql = `-- The largest number first.
select site, count(*) as orders
from orders
where cents > 300 and note is not null
group by site
order by orders desc
limit 10;
`;

/** Keeps the code, as a form does. */
function Kept({ value, onChange, ...args }: CodeEditorProps) {
  const [code, setCode] = useState(value);
  return (
    <CodeEditor
      {...args}
      value={code}
      onChange={(changed) => {
        setCode(changed);
        onChange(changed);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Inputs/CodeEditor',
  component: CodeEditor,
  args: { label: 'Your code', language: 'python' as const, value: python, onChange: fn() },
  render: (args) => <Kept {...args} />,
  parameters: {
    usage: {
      status: 'new',
      use: [
        'For code that the user writes and runs.',
        'Import it from its own subpath and load it on demand, because it includes an editor library.',
      ],
      avoid: [
        { when: 'The code is only read and copied.', instead: 'Screens/Learning/CodeView' },
        { when: 'It is text.', instead: 'Components/Inputs/TextArea' },
      ],
      keyboard: [
        { keys: 'Tab, Shift+Tab', does: 'Indents the line, and removes its indentation.', test: 'Indenting' },
        {
          keys: 'Enter',
          does: 'Starts a line with the indentation that the language needs.',
          test: 'Indenting',
        },
        { keys: 'Escape, then Tab', does: 'Leaves the editor, however long it takes.', test: 'Leaving' },
        {
          keys: 'Escape in a dialog',
          does: 'Prepares leaving the editor. Pressed again, it closes the dialog.',
          test: 'InDialog',
        },
        { keys: 'Ctrl+Enter, Cmd+Enter', does: 'Runs the code.', test: 'Running' },
        { keys: 'Ctrl+Z, Cmd+Z', does: 'Undoes a change, also one from outside.', test: 'ChangedOutside' },
      ],
      accessibility: [
        'A multi-line text box whose name is the label. The hint and the error describe it.',
        'The browser draws the caret and the selection, so they follow the system’s colors. With reduced motion, the caret does not blink where the browser supports that.',
        'Every color of the code has a contrast of at least 4.5:1 in both themes, and no meaning depends on it.',
        'On touch screens the text has 16 px, so that iOS does not zoom. On paper the code is complete, and long lines wrap.',
      ],
    },
  },
});

export const Default = meta.story();

export const Sql = meta.story({ args: { label: 'Your query', language: 'sql', value: sql } });

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: '[data-part="label"]', name: 'Label', text: 'always visible; what the code is for' },
    { selector: '[data-part="description"]', name: 'Help', text: 'optional; what to write' },
    { selector: '[data-part="editor"]', name: 'Code', text: 'line numbers, and colors of the language' },
    { selector: '[data-part="hint"]', name: 'Hint', text: 'how to run the code and to leave the editor' },
    {
      selector: '[data-part="error"]',
      name: 'Error',
      text: 'what is wrong and how to fix it, until it is fixed',
    },
  ]),
  args: {
    description: 'Use the module csv.',
    errorMessage: 'Write the code',
    onRun: fn(),
    value: 'import csv',
  },
});

/** Its styles are in a shadow root, where a content security policy without inline styles allows them. */
export const WithoutStyleElements = meta.story({
  play: async ({ canvasElement }) => {
    const box = await codeBox(canvasElement, 'Your code');
    const root = box.getRootNode() as ShadowRoot;
    await expect(root.querySelector('style')).toBeNull();
    await expect(root.adoptedStyleSheets).toHaveLength(1);
    await expect(getComputedStyle(box).whiteSpace).not.toBe('normal');
  },
});

/** The label, the help text, the hint, and the error are those of the text box, across the border of the shadow root. */
export const Invalid = meta.story({
  args: { value: '', description: 'Use the module csv.', errorMessage: 'Write the code' },
  play: async ({ canvas, canvasElement }) => {
    const box = await codeBox(canvasElement, 'Your code');
    await expect(box).toHaveAccessibleDescription(
      'Use the module csv. Press Escape, then Tab, to leave the editor. Write the code',
    );
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByText('Press Escape, then Tab, to leave the editor.')).toBeVisible();
  },
});

export const Indenting = meta.story({
  args: { value: '' },
  play: async ({ args, canvasElement, userEvent }) => {
    const box = await codeBox(canvasElement, 'Your code');
    insertCode(box, 'if True:');
    await userEvent.keyboard('{Enter}');
    insertCode(box, 'pass');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('if True:\n    pass'));
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('if True:\n        pass'));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('if True:\n    pass'));
    await expect(codeIn(box)).toBe('if True:\n    pass');
  },
});

/** Returns whether the browser moves the focus when Tab is pressed in the box. A synthetic key moves nothing. */
const isTabFree = (box: HTMLElement): boolean =>
  box.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Tab', keyCode: 9, bubbles: true, cancelable: true }),
  );

export const Leaving = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const box = await codeBox(canvasElement, 'Your code');
    box.focus();
    await userEvent.keyboard('{Escape}{Shift}');
    await expect(isTabFree(box)).toBe(true);
    await expect(args.onChange).not.toHaveBeenCalled();
    // Tab indents again after another key, and in the next visit.
    await userEvent.keyboard('{ArrowRight}');
    await expect(isTabFree(box)).toBe(false);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(`    ${python}`));
    await userEvent.keyboard('{Escape}');
    box.blur();
    box.focus();
    await expect(isTabFree(box)).toBe(false);
  },
});

/** The first Escape is the editor’s, the second one the dialog’s. */
export const InDialog = meta.story({
  render: (args) => (
    <Dialog title="Sample dialog" trigger={<Button>Open</Button>}>
      <Kept {...args} />
    </Dialog>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const { body } = canvasElement.ownerDocument;
    const box = await codeBox(body, 'Your code');
    box.focus();
    await userEvent.keyboard('{Escape}');
    await expect(box).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
});

export const Running = meta.story({
  args: { onRun: fn() },
  play: async ({ args, canvasElement, userEvent }) => {
    const box = await codeBox(canvasElement, 'Your code');
    box.focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onRun).toHaveBeenCalledOnce();
    await expect(codeIn(box)).toBe(python);
    await expect(box).toHaveAccessibleDescription(/^Press Ctrl\+Enter/);
  },
});

/** The form replaces the code. Undo restores the user’s code. */
export const ChangedOutside = meta.story({
  render: function Replaced({ value, onChange, ...args }) {
    const [code, setCode] = useState(value);
    const change = (changed: string) => {
      setCode(changed);
      onChange(changed);
    };
    return (
      <>
        <CodeEditor {...args} value={code} onChange={change} />
        <Button onPress={() => change('pass')}>Replace</Button>
      </>
    );
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const box = await codeBox(canvasElement, 'Your code');
    await userEvent.click(canvas.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(codeIn(box)).toBe('pass'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    box.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(python));
    await expect(codeIn(box)).toBe(python);
  },
});

/** Tab leaves code that cannot be changed. */
export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ args, canvas, canvasElement }) => {
    const box = await codeBox(canvasElement, 'Your code');
    await expect(box).toHaveAttribute('aria-readonly', 'true');
    insertCode(box, 'print()');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByText(/Escape/)).toBeNull();
  },
});

/** Code to write and run, with room for some lines. */
export const RoomForCode = meta.story({
  tags: ['do'],
  args: { value: 'def total(path):\n    ...\n', onRun: fn() },
});

/** An editor for one name, which needs no indentation, and which Tab does not leave. */
export const OneName = meta.story({
  tags: ['dont'],
  args: { label: 'Name of the file', value: 'orders.csv' },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <FieldRow label="Python, SQL">
        <CodeEditor label="Python" language="python" value={python} onChange={fn()} />
        <CodeEditor label="SQL" language="sql" value={sql} onChange={fn()} onRun={fn()} />
      </FieldRow>
      <FieldRow label="Empty, read only">
        <CodeEditor label="Empty" language="python" value="" onChange={fn()} />
        <CodeEditor label="Read only" language="python" value={python} onChange={fn()} isReadOnly />
      </FieldRow>
      <FieldRow label="With help, invalid">
        <CodeEditor
          label="Query"
          language="sql"
          value="select"
          onChange={fn()}
          description="One query."
          errorMessage="Write the whole query"
        />
      </FieldRow>
    </Sheet>
  ),
});
