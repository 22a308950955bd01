import { isolateHistory } from '@codemirror/commands';
import { pythonLanguage } from '@codemirror/lang-python';
import { SQLite } from '@codemirror/lang-sql';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { editorKeys } from './editorKeys.ts';
import { editorTheme } from './editorTheme.ts';

/** A language that the editor colors and indents. */
export type CodeLanguage = 'python' | 'sql';

interface Settings {
  language: CodeLanguage;
  label: string;
  isReadOnly: boolean;
  isInvalid: boolean;
}

interface CodeMirrorProps extends Settings {
  value: string;
  onChange: (value: string) => void;
  onRun: (() => void) | undefined;
  /** What describes the text box. */
  description: string;
}

const languages: Record<CodeLanguage, Extension> = {
  python: [pythonLanguage, indentUnit.of(' '.repeat(4))],
  sql: [SQLite.language, indentUnit.of(' '.repeat(2))],
};

const settings = new Compartment();
/** Marks a change that came from the parent. */
const fromOutside = Annotation.define<boolean>();
const descriptionId = 'description';

const settingsOf = ({ language, label, isReadOnly, isInvalid }: Settings): Extension => [
  languages[language],
  EditorState.readOnly.of(isReadOnly),
  // Ids do not cross the border of a shadow root, so the visible label cannot name the text box.
  EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-describedby': descriptionId,
    'aria-invalid': String(isInvalid),
  }),
];

/** Returns the host's shadow root, with an empty description in it. */
function prepareRoot(host: HTMLElement): { root: ShadowRoot; description: HTMLElement } {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const description = document.createElement('p');
  description.id = descriptionId;
  description.hidden = true;
  root.replaceChildren(description);
  return { root, description };
}

interface Start {
  doc: string;
  settings: Extension;
  onChange: (value: string) => void;
  onRun: () => boolean;
}

/**
 * Starts an editor in the element. In a shadow root, CodeMirror sets its styles as `adoptedStyleSheets`; in the page it
 * would add a `<style>`, which a content security policy of `style-src 'self'` refuses.
 */
function startEditor(host: HTMLElement, { doc, settings: initial, onChange, onRun }: Start) {
  const { root, description } = prepareRoot(host);
  const reportChanges = EditorView.updateListener.of(({ docChanged, transactions, state }) => {
    const isOwn = transactions.every((transaction) => !transaction.annotation(fromOutside));
    if (docChanged && isOwn) onChange(state.doc.toString());
  });
  const view = new EditorView({
    parent: root,
    root,
    doc,
    extensions: [
      editorKeys(onRun),
      lineNumbers(),
      indentOnInput(),
      bracketMatching(),
      editorTheme,
      settings.of(initial),
      reportChanges,
    ],
  });
  // Errors of a form focus their field by its id, which is the host's.
  host.focus = () => view.focus();
  return { view, description };
}

/** Replaces the editor's code, unless it is what the editor itself reported: then the caret must not move. */
function replaceCode(view: EditorView, value: string): void {
  const text = view.state.toText(value);
  if (text.eq(view.state.doc)) return;
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: text },
    annotations: [fromOutside.of(true), isolateHistory.of('full')],
  });
}

/** Shows an editor for code in the host. */
export function useCodeMirror(
  host: RefObject<HTMLElement | null>,
  { value, onChange, onRun, description, language, label, isReadOnly, isInvalid }: CodeMirrorProps,
): void {
  const [initial] = useState({
    doc: value,
    settings: settingsOf({ language, label, isReadOnly, isInvalid }),
  });
  const editor = useRef<ReturnType<typeof startEditor>>(undefined);
  const change = useEffectEvent((text: string) => onChange(text));
  const run = useEffectEvent(() => {
    onRun?.();
    return onRun !== undefined;
  });
  useLayoutEffect(() => {
    if (!host.current) return;
    const started = startEditor(host.current, {
      ...initial,
      onChange: (text) => change(text),
      onRun: () => run(),
    });
    editor.current = started;
    return () => started.view.destroy();
  }, [host, initial]);
  useLayoutEffect(() => {
    if (editor.current) replaceCode(editor.current.view, value);
  }, [value]);
  useLayoutEffect(() => {
    const effects = settings.reconfigure(settingsOf({ language, label, isReadOnly, isInvalid }));
    editor.current?.view.dispatch({ effects });
  }, [language, label, isReadOnly, isInvalid]);
  useLayoutEffect(() => {
    if (editor.current) editor.current.description.textContent = description;
  }, [description]);
}
