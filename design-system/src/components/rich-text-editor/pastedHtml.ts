import { DOMParser, Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { SanitizedHtml } from '../prose/Prose.tsx';

/** Parses sanitized HTML. A page with Trusted Types parses no string, so the value keeps its type. */
export function parseSanitized(html: SanitizedHtml): HTMLElement {
  const template = document.createElement('template');
  // With Trusted Types it is not a string, but the DOM's types do not include them.
  template.innerHTML = html as string;
  // Between the blocks of a fragment, ProseMirror would make paragraphs of whitespace.
  const root = template.content.ownerDocument.createElement('div');
  root.append(template.content);
  return root;
}

/** Pasted HTML as it can be kept, and the names of what it then lacks. */
export interface KeptHtml {
  html: string;
  losses: readonly string[];
}

interface PasteOptions {
  sanitize: ((html: string) => SanitizedHtml) | undefined;
  readPasted: ((html: string) => KeptHtml) | undefined;
  /** Called after a paste or drop with the names of what the text lacks. */
  onPaste: (losses: readonly string[]) => void;
}

/** Replaces the selection with pasted or dropped HTML. Returns false if ProseMirror has to insert the data. */
function insert(
  view: EditorView,
  data: DataTransfer | null,
  { sanitize, readPasted, onPaste }: PasteOptions,
): boolean {
  const html = data?.getData('text/html');
  if (html && sanitize) {
    const kept = readPasted?.(html) ?? { html, losses: [] };
    const { content } = DOMParser.fromSchema(view.state.schema).parseSlice(
      parseSanitized(sanitize(kept.html)),
    );
    view.dispatch(view.state.tr.replaceSelection(Slice.maxOpen(content)).scrollIntoView());
    onPaste(kept.losses);
    return true;
  }
  const files = html || data?.getData('text/plain') ? [] : [...(data?.files ?? [])];
  onPaste(files.map(({ name }) => `the file ${name}`));
  return files.length > 0;
}

/**
 * Returns editor props that sanitize pasted and dropped HTML. ProseMirror would parse the raw string, which a page with
 * Trusted Types forbids.
 */
export const sanitizedPasteProps = (options: PasteOptions) => ({
  // These run before ProseMirror's handlers, which would parse the HTML first.
  handleDOMEvents: {
    paste(view: EditorView, event: ClipboardEvent): boolean {
      const isInserted = insert(view, event.clipboardData, options);
      if (isInserted) event.preventDefault();
      return isInserted;
    },
    drop(view: EditorView, event: DragEvent): boolean {
      if (view.dragging) return false;
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (at) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at.pos))));
      const isInserted = insert(view, event.dataTransfer, options);
      if (isInserted) event.preventDefault();
      return isInserted;
    },
  },
});
