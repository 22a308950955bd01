import { DOMParser, Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { SanitizedHtml } from '../prose/Prose.tsx';

/** Elements of sanitized HTML; a page with Trusted Types parses no string, so the caller's type is handed on. */
export function elementsOf(html: SanitizedHtml): DocumentFragment {
  const holder = document.createElement('template');
  // Not a string where the page demands Trusted Types; the DOM's type does not know them.
  holder.innerHTML = html as string;
  return holder.content;
}

type Sanitize = ((html: string) => SanitizedHtml) | undefined;

/** Puts HTML from elsewhere where the selection is; false where there is none, or nothing that makes it safe. */
function insert(view: EditorView, data: DataTransfer | null, sanitize: Sanitize): boolean {
  const html = data?.getData('text/html');
  if (!html || !sanitize) return false;
  const { content } = DOMParser.fromSchema(view.state.schema).parseSlice(elementsOf(sanitize(html)));
  view.dispatch(view.state.tr.replaceSelection(Slice.maxOpen(content)).scrollIntoView());
  return true;
}

/**
 * How an editor takes HTML that is pasted or dropped from elsewhere: made safe by `sanitize` first. ProseMirror's own way
 * parses the string as it came, which a page with Trusted Types forbids.
 */
export const takingHtml = (sanitize: Sanitize) => ({
  // Before ProseMirror's own handlers, which parse first and ask then.
  handleDOMEvents: {
    paste(view: EditorView, event: ClipboardEvent): boolean {
      const isTaken = insert(view, event.clipboardData, sanitize);
      if (isTaken) event.preventDefault();
      return isTaken;
    },
    drop(view: EditorView, event: DragEvent): boolean {
      if (view.dragging) return false;
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (at) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at.pos))));
      const isTaken = insert(view, event.dataTransfer, sanitize);
      if (isTaken) event.preventDefault();
      return isTaken;
    },
  },
});
