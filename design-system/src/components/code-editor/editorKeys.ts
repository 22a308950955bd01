import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * After Escape, Tab leaves the editor. CodeMirror allows two seconds for it, which is too short for some people (WCAG
 * 2.2.1), so here it stays so until another key. A second Escape is for the page, such as a dialog that it closes.
 */
function leaveAfterEscape(): Extension {
  let isLeaving = false;
  const setLeaving = (view: EditorView, next: boolean) => {
    isLeaving = next;
    view.setTabFocusMode(next);
  };
  return EditorView.domEventHandlers({
    keydown: (event, view) => {
      if (event.key === 'Escape' && !isLeaving && !view.state.readOnly) {
        setLeaving(view, true);
        event.stopPropagation();
        return true;
      }
      if (isLeaving && !['Escape', 'Tab', ...modifiers].includes(event.key)) setLeaving(view, false);
      return false;
    },
    blur: (_event, view) => setLeaving(view, false),
  });
}

/**
 * Replaces the selection with typed text. Firefox 153 only inserts the text if all code is selected in a shadow root
 * (tested in `tests/browsers/labs.test.ts`).
 */
const typeOverSelection: Extension = EditorView.domEventHandlers({
  beforeinput: ({ inputType, data }, view) => {
    const { readOnly, selection } = view.state;
    if (inputType !== 'insertText' || data === null || readOnly || selection.main.empty) return false;
    view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});

/** The keys of the editor. `onRun` is called with Ctrl+Enter or Cmd+Enter and returns whether it did something. */
export const editorKeys = (onRun: () => boolean): Extension => [
  leaveAfterEscape(),
  typeOverSelection,
  history(),
  keymap.of([{ key: 'Mod-Enter', run: onRun }, ...defaultKeymap, ...historyKeymap, indentWithTab]),
];
