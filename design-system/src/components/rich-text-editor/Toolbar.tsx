import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import type { ReactNode, Ref } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { IconButton } from '../button/IconButton.tsx';
import type { IconSource } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { pressed, toolbar, toolGroup } from './RichTextEditor.css.ts';

type Command = (chain: ChainedCommands) => ChainedCommands;

interface Tool {
  label: string;
  icon: IconSource;
  isActive?: ((editor: Editor) => boolean) | undefined;
  command: Command;
}

const groups: readonly (readonly Tool[])[] = [
  [
    mark('Bold', icons.letterB, 'bold', (chain) => chain.toggleBold()),
    mark('Italic', icons.italic, 'italic', (chain) => chain.toggleItalic()),
    mark('Code', icons.code, 'code', (chain) => chain.toggleCode()),
    script('Superscript', icons.superscript, 'superscript', 'subscript'),
    script('Subscript', icons.subscript, 'subscript', 'superscript'),
  ],
  [heading('Heading', icons.heading2, 2), heading('Subheading', icons.heading3, 3)],
  [
    mark('Bulleted list', icons.list, 'bulletList', (chain) => chain.toggleBulletList()),
    mark('Numbered list', icons.listOrdered, 'orderedList', (chain) => chain.toggleOrderedList()),
    mark('Quotation', icons.textQuote, 'blockquote', (chain) => chain.toggleBlockquote()),
    mark('Code block', icons.squareCode, 'codeBlock', (chain) => chain.toggleCodeBlock()),
  ],
  [
    { label: 'Undo', icon: icons.undo2, command: (chain) => chain.undo() },
    { label: 'Redo', icon: icons.redo2, command: (chain) => chain.redo() },
  ],
];

function mark(label: string, icon: IconSource, name: string, command: Command): Tool {
  return { label, icon, command, isActive: (editor) => editor.isActive(name) };
}

/** Returns the tool of raised or lowered text, which replaces the other. */
function script(label: string, icon: IconSource, name: string, other: string): Tool {
  return mark(label, icon, name, (chain) => chain.unsetMark(other).toggleMark(name));
}

function heading(label: string, icon: IconSource, level: 2 | 3): Tool {
  return {
    label,
    icon,
    command: (chain) => chain.toggleHeading({ level }),
    isActive: (editor) => editor.isActive('heading', { level }),
  };
}

interface ToolbarProps {
  editor: Editor;
  /** The id of the edited text. */
  controls: string;
  isLinkOpen: boolean;
  onLink: () => void;
  isDisabled: boolean;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The editor's toolbar, which has the name of its field; arrow keys move between the tools, Tab leaves it. */
export function Toolbar({ editor, controls, isLinkOpen, onLink, isDisabled, ref }: ToolbarProps): ReactNode {
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      Object.fromEntries(groups.flat().map((tool) => [tool.label, tool.isActive?.(current)])),
  });
  return (
    <AriaToolbar
      ref={ref}
      aria-labelledby={`${controls}-formatting ${controls}-label`}
      aria-controls={controls}
      className={toolbar}
    >
      <span id={`${controls}-formatting`} hidden>
        Text formatting:
      </span>
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
                onPress={() => tool.command(editor.chain().focus()).run()}
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
