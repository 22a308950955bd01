import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import type { RichTextEditorProps } from '../../components/rich-text-editor/RichTextEditor.tsx';
import type { RichText } from './blockForm.ts';

const RichTextEditor = lazy(async () => {
  const { RichTextEditor: Editor } = await import('../../components/rich-text-editor/RichTextEditor.tsx');
  return { default: Editor };
});

interface HtmlFieldProps extends Pick<RichTextEditorProps, 'label' | 'description' | 'errorMessage'> {
  id: string;
  /** The initial HTML. */
  defaultValue: string;
  onChange: (html: string) => void;
  richText: RichText;
}

/** A rich text field of a block. The editor loads when it is first shown; until then, a placeholder has `{id}-place`. */
export function HtmlField({ id, defaultValue, richText, ...field }: HtmlFieldProps): ReactNode {
  const [initial] = useState(() => richText.sanitize?.(defaultValue) ?? defaultValue);
  return (
    <div id={`${id}-place`}>
      <Suspense fallback={<Skeleton height="12rem" />}>
        <RichTextEditor {...field} {...richText} id={id} defaultValue={initial} />
      </Suspense>
    </div>
  );
}
