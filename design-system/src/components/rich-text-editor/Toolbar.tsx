import { type Editor, useEditorState } from '@tiptap/react';
import type { ReactNode, Ref } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { IconButton } from '../button/IconButton.tsx';
import type { IconSource } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { pressed, toolbar, toolGroup } from './RichTextEditor.css.ts';

interface Tool {
  label: string;
  icon: IconSource;
  isActive?: ((editor: Editor) => boolean) | undefined;
  run: (editor: Editor) => void;
}

const groups: readonly (readonly Tool[])[] = [
  [
    mark('Bold', icons.letterB, 'bold', (editor) => editor.chain().focus().toggleBold().run()),
    mark('Italic', icons.italic, 'italic', (editor) => editor.chain().focus().toggleItalic().run()),
    mark('Code', icons.code, 'code', (editor) => editor.chain().focus().toggleCode().run()),
  ],
  [heading('Heading', icons.heading2, 2), heading('Subheading', icons.heading3, 3)],
  [
    mark('Bulleted list', icons.list, 'bulletList', (editor) =>
      editor.chain().focus().toggleBulletList().run(),
    ),
    mark('Numbered list', icons.listOrdered, 'orderedList', (editor) =>
      editor.chain().focus().toggleOrderedList().run(),
    ),
    mark('Quotation', icons.textQuote, 'blockquote', (editor) =>
      editor.chain().focus().toggleBlockquote().run(),
    ),
    mark('Code block', icons.squareCode, 'codeBlock', (editor) =>
      editor.chain().focus().toggleCodeBlock().run(),
    ),
  ],
  [
    { label: 'Undo', icon: icons.undo2, run: (editor) => editor.chain().focus().undo().run() },
    { label: 'Redo', icon: icons.redo2, run: (editor) => editor.chain().focus().redo().run() },
  ],
];

function mark(label: string, icon: IconSource, name: string, run: Tool['run']): Tool {
  return { label, icon, run, isActive: (editor) => editor.isActive(name) };
}

function heading(label: string, icon: IconSource, level: 2 | 3): Tool {
  return {
    label,
    icon,
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
    isActive: (editor) => editor.isActive('heading', { level }),
  };
}

interface ToolbarProps {
  editor: Editor;
  /** Id of the edited text. */
  controls: string;
  isLinkOpen: boolean;
  onLink: () => void;
  isDisabled: boolean;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The editor's tools; arrow keys move between them, Tab leaves. */
export function Toolbar({ editor, controls, isLinkOpen, onLink, isDisabled, ref }: ToolbarProps): ReactNode {
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      Object.fromEntries(groups.flat().map((tool) => [tool.label, tool.isActive?.(current)])),
  });
  return (
    <AriaToolbar ref={ref} aria-label="Text formatting" aria-controls={controls} className={toolbar}>
      {groups.map((tools) => (
        <span key={tools[0]?.label} className={toolGroup}>
          {tools.map((tool) => (
            <span key={tool.label} className={pressed}>
              <IconButton
                icon={tool.icon}
                label={tool.label}
                size="sm"
                isDisabled={isDisabled}
                aria-pressed={active[tool.label]}
                onPress={() => tool.run(editor)}
              />
            </span>
          ))}
        </span>
      ))}
      <span className={toolGroup}>
        <IconButton
          icon={icons.link}
          label="Link"
          size="sm"
          isDisabled={isDisabled}
          aria-expanded={isLinkOpen}
          onPress={onLink}
        />
      </span>
    </AriaToolbar>
  );
}
