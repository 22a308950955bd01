import { Mark } from '@tiptap/react';

const script = (name: string, tag: 'sub' | 'sup', other: string) =>
  Mark.create({
    name,
    excludes: other,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** Lowered text, as in H₂O, which the editor keeps. */
export const Subscript = script('subscript', 'sub', 'superscript');

/** Raised text, as in 10⁶, which the editor keeps. */
export const Superscript = script('superscript', 'sup', 'subscript');
