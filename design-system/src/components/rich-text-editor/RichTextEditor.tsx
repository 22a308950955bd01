import { type Content, type Editor, EditorContent, useEditor } from '@tiptap/react';
import { DOMParser } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { describedBy, FieldDescription, FieldError, type FieldLabelProps } from '../field/Field.tsx';
import { field, label as labelClass } from '../field/field.css.ts';
import { prose } from '../prose/Prose.css.ts';
import type { SanitizedHtml } from '../prose/Prose.tsx';
import { CodeBlockWithMarks, CodeWithMarks, PreservedBlock, Subscript, Superscript } from './extensions.ts';
import { LinkRow } from './LinkRow.tsx';
import { type KeptHtml, parseSanitized, sanitizedPasteProps } from './pastedHtml.ts';
import { content, frame, notice } from './RichTextEditor.css.ts';
import { Toolbar } from './Toolbar.tsx';
import { Button } from '../button/Button.tsx';
import { Alert } from '../feedback/Alert.tsx';

interface PasteNoticeProps {
  losses: readonly string[];
  onClose: () => void;
}

/** Names to the author what a pasted text lacks, until the author closes it or pastes again. */
function PasteNotice({ losses, onClose }: PasteNoticeProps): ReactNode {
  return (
    <div className={notice}>
      <Alert
        tone="warning"
        live="alert"
        title="Some of what you pasted is not in the text"
        action={
          <Button variant="neutral" size="sm" onPress={onClose}>
            Close this notice
          </Button>
        }
      >
        <p>A lesson cannot contain:</p>
        <ul>
          {losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

export interface RichTextEditorProps extends Omit<FieldLabelProps, 'isRequired'> {
  /** The text field's id. @default a generated one */
  id?: string | undefined;
  /** The initial HTML, which the caller has sanitized. */
  defaultValue?: SanitizedHtml | undefined;
  /** Called with the text as HTML after every change; sanitize it before you store it. */
  onChange?: ((html: string) => void) | undefined;
  /** Sanitizes pasted and dropped HTML; required on a page with Trusted Types. */
  sanitize?: ((html: string) => SanitizedHtml) | undefined;
  /** Rewrites pasted and dropped HTML before it is sanitized; the editor names to the author what the text then lacks. */
  readPasted?: ((html: string) => KeptHtml) | undefined;
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    code: false,
    codeBlock: false,
    // This extension would add an empty paragraph to the end of every text.
    trailingNode: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  CodeWithMarks,
  CodeBlockWithMarks,
  Subscript,
  Superscript,
  PreservedBlock,
];

/** Returns the text as nodes, so that the editor never parses a string. */
const parse = (editor: Editor, html: SanitizedHtml): Content =>
  DOMParser.fromSchema(editor.schema).parse(parseSanitized(html)).toJSON();

/**
 * An editor for a lesson's text, with headings, lists, quotations, code, links, and raised and lowered text. It preserves
 * tables as they are.
 */
export function RichTextEditor({
  id: givenId,
  label,
  description,
  errorMessage,
  isDisabled = false,
  defaultValue,
  onChange,
  sanitize,
  readPasted,
}: RichTextEditorProps): ReactNode {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const toolbar = useRef<HTMLDivElement>(null);
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const [losses, setLosses] = useState<readonly string[]>([]);
  const closeLink = useCallback(() => setIsLinkOpen(false), []);
  const describing = describedBy(id, description, errorMessage);
  const editor = useEditor({
    extensions,
    immediatelyRender: false,
    // A page with Trusted Types forbids styles from a string; RichTextEditor.css.ts has these rules.
    injectCSS: false,
    editable: !isDisabled,
    onBeforeCreate: ({ editor: created }) => {
      if (defaultValue) created.options.content = parse(created, defaultValue);
    },
    onUpdate: ({ editor: changed }) => onChange?.(changed.getHTML()),
    editorProps: {
      ...sanitizedPasteProps({ sanitize, readPasted, onPaste: setLosses }),
      // The shortcut to the toolbar that office programs use.
      handleKeyDown: (_view, { altKey, key }) => {
        if (!altKey || key !== 'F10') return false;
        toolbar.current?.querySelector('button')?.focus();
        return true;
      },
      attributes: {
        id,
        class: prose,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(describing && { 'aria-describedby': describing }),
        ...(errorMessage && { 'aria-invalid': 'true' }),
        ...(isDisabled && { 'aria-disabled': 'true' }),
      },
    },
  });
  useEffect(() => {
    // useEditor does not update this option later. `false` skips the update event, because the text did not change.
    editor?.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);

  return (
    <div className={field} data-component="RichTextEditor">
      <span id={`${id}-label`} className={labelClass}>
        {label}
      </span>
      <FieldDescription id={`${id}-description`}>{description}</FieldDescription>
      <div className={frame} data-invalid={errorMessage ? true : undefined}>
        {editor && (
          <Toolbar
            ref={toolbar}
            editor={editor}
            controls={id}
            isLinkOpen={isLinkOpen}
            isDisabled={isDisabled}
            onLink={() => setIsLinkOpen(!isLinkOpen)}
          />
        )}
        {editor && isLinkOpen && <LinkRow editor={editor} onClose={closeLink} />}
        {losses.length > 0 && (
          <PasteNotice
            losses={losses}
            onClose={() => {
              setLosses([]);
              editor?.commands.focus();
            }}
          />
        )}
        <div className={content}>
          <EditorContent editor={editor} />
        </div>
      </div>
      {errorMessage && <FieldError id={`${id}-error`}>{errorMessage}</FieldError>}
    </div>
  );
}
