import { type Content, type Editor, EditorContent, useEditor } from '@tiptap/react';
import { DOMParser } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { describedBy, FieldError, type FieldLabelProps } from '../field/Field.tsx';
import { description as descriptionClass, field, label as labelClass } from '../field/field.css.ts';
import { prose } from '../prose/Prose.css.ts';
import type { SanitizedHtml } from '../prose/Prose.tsx';
import { KeptBlock } from './keptBlock.ts';
import { LinkRow } from './LinkRow.tsx';
import { content, frame } from './RichTextEditor.css.ts';
import { Toolbar } from './Toolbar.tsx';

export interface RichTextEditorProps extends Omit<FieldLabelProps, 'isRequired'> {
  /** HTML that the caller has sanitized; later changes of it are not taken over. */
  defaultValue?: SanitizedHtml | undefined;
  /** The text as HTML; it must be sanitized where it is stored. */
  onChange?: ((html: string) => void) | undefined;
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

/** The text as nodes, so that a page with Trusted Types never parses a string. */
function parse(editor: Editor, html: SanitizedHtml): Content {
  const holder = document.createElement('template');
  // Not a string where the page demands Trusted Types; the DOM's type does not know them.
  holder.innerHTML = html as string;
  return DOMParser.fromSchema(editor.schema).parse(holder.content).toJSON();
}

/** Edits a lesson's text: headings, lists, quotations, code, links. Tables are kept as they are. */
export function RichTextEditor({
  label,
  description,
  errorMessage,
  isDisabled = false,
  defaultValue,
  onChange,
}: RichTextEditorProps): ReactNode {
  const id = useId();
  const tools = useRef<HTMLDivElement>(null);
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const closeLink = useCallback(() => setIsLinkOpen(false), []);
  const describing = describedBy(id, description, errorMessage);
  const editor = useEditor({
    extensions,
    immediatelyRender: false,
    editable: !isDisabled,
    onBeforeCreate: ({ editor: created }) => {
      if (defaultValue !== undefined) created.options.content = parse(created, defaultValue);
    },
    onUpdate: ({ editor: changed }) => onChange?.(changed.getHTML()),
    editorProps: {
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
      },
    },
  });

  return (
    <div className={field} data-component="RichTextEditor">
      <span id={`${id}-label`} className={labelClass}>
        {label}
      </span>
      {description && (
        <p id={`${id}-description`} className={descriptionClass}>
          {description}
        </p>
      )}
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
