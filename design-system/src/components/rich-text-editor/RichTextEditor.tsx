import { type Content, type Editor, EditorContent, useEditor } from '@tiptap/react';
import { DOMParser } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { describedBy, FieldDescription, FieldError, type FieldLabelProps } from '../field/Field.tsx';
import { field, label as labelClass } from '../field/field.css.ts';
import { prose } from '../prose/Prose.css.ts';
import type { SanitizedHtml } from '../prose/Prose.tsx';
import { KeptBlock } from './keptBlock.ts';
import { LinkRow } from './LinkRow.tsx';
import { elementsOf, takingHtml } from './pastedHtml.ts';
import { content, frame } from './RichTextEditor.css.ts';
import { Toolbar } from './Toolbar.tsx';

export interface RichTextEditorProps extends Omit<FieldLabelProps, 'isRequired'> {
  /** HTML that the caller has sanitized; later changes of it are not taken over. */
  defaultValue?: SanitizedHtml | undefined;
  /** The text as HTML; it must be sanitized where it is stored. */
  onChange?: ((html: string) => void) | undefined;
  /** Makes HTML safe that is pasted or dropped from elsewhere; needed on a page with Trusted Types. */
  sanitize?: ((html: string) => SanitizedHtml) | undefined;
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    strike: false,
    // It would end every text with an empty paragraph.
    trailingNode: false,
    link: { openOnClick: false, protocols: ['mailto'], HTMLAttributes: { target: null, rel: null } },
  }),
  KeptBlock,
];

/** The text as nodes, so that the editor never parses a string. */
const parse = (editor: Editor, html: SanitizedHtml): Content =>
  DOMParser.fromSchema(editor.schema).parse(elementsOf(html)).toJSON();

/** Edits a lesson's text: headings, lists, quotations, code, links. Tables are kept as they are. */
export function RichTextEditor({
  label,
  description,
  errorMessage,
  isDisabled = false,
  defaultValue,
  onChange,
  sanitize,
}: RichTextEditorProps): ReactNode {
  const id = useId();
  const tools = useRef<HTMLDivElement>(null);
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const closeLink = useCallback(() => setIsLinkOpen(false), []);
  const describing = describedBy(id, description, errorMessage);
  const editor = useEditor({
    extensions,
    immediatelyRender: false,
    // It would be written as a string, which a page with Trusted Types forbids; the rules stand in our styles.
    injectCSS: false,
    editable: !isDisabled,
    onBeforeCreate: ({ editor: created }) => {
      if (defaultValue) created.options.content = parse(created, defaultValue);
    },
    onUpdate: ({ editor: changed }) => onChange?.(changed.getHTML()),
    editorProps: {
      ...takingHtml(sanitize),
      // Where office programs keep the way from the text to its tools.
      handleKeyDown: (_view, { altKey, key }) => {
        if (!altKey || key !== 'F10') return false;
        tools.current?.querySelector('button')?.focus();
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
    // Later options keep what the editor has; nothing was written, so nothing is told.
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
            ref={tools}
            editor={editor}
            controls={id}
            isLinkOpen={isLinkOpen}
            isDisabled={isDisabled}
            onLink={() => setIsLinkOpen(!isLinkOpen)}
          />
        )}
        {editor && isLinkOpen && <LinkRow editor={editor} onClose={closeLink} />}
        <div className={content}>
          <EditorContent editor={editor} />
        </div>
      </div>
      {errorMessage && <FieldError id={`${id}-error`}>{errorMessage}</FieldError>}
    </div>
  );
}
