import { DOMParser, Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { SanitizedHtml } from '../prose/Prose.tsx';

/** Parses sanitized HTML. A page with Trusted Types parses no string, so the value keeps its type. */
export function parseSanitized(html: SanitizedHtml): DocumentFragment {
  const template = document.createElement('template');
  // With Trusted Types it is not a string, but the DOM's types do not include them.
  template.innerHTML = html as string;
  return template.content;
}

type Sanitize = ((html: string) => SanitizedHtml) | undefined;

/** Replaces the selection with pasted or dropped HTML. Returns false without HTML or without `sanitize`. */
function insert(view: EditorView, data: DataTransfer | null, sanitize: Sanitize): boolean {
  const html = data?.getData('text/html');
  if (!html || !sanitize) return false;
  const { content } = DOMParser.fromSchema(view.state.schema).parseSlice(parseSanitized(sanitize(html)));
  view.dispatch(view.state.tr.replaceSelection(Slice.maxOpen(content)).scrollIntoView());
  return true;
}

/**
 * Returns editor props that sanitize pasted and dropped HTML. ProseMirror would parse the raw string, which a page with
 * Trusted Types forbids.
 */
export const sanitizedPasteProps = (sanitize: Sanitize) => ({
  // These run before ProseMirror's handlers, which would parse the HTML first.
  handleDOMEvents: {
    paste(view: EditorView, event: ClipboardEvent): boolean {
      const isInserted = insert(view, event.clipboardData, sanitize);
      if (isInserted) event.preventDefault();
      return isInserted;
    },
    drop(view: EditorView, event: DragEvent): boolean {
      if (view.dragging) return false;
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (at) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at.pos))));
      const isInserted = insert(view, event.dataTransfer, sanitize);
      if (isInserted) event.preventDefault();
      return isInserted;
    },
  },
});
