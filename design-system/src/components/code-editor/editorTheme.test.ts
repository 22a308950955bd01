import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { approvedPairs } from '../../theme/contrast.ts';
import { variableName } from '../../theme/variableName.ts';
import { editorTheme } from './editorTheme.ts';

const modules = EditorState.create({ extensions: editorTheme })
  .facet(EditorView.styleModule)
  .map((module) => module.getRules());
const css = modules.join('\n');

test('every color of the code is approved on a field', () => {
  const approved = approvedPairs
    .filter(({ background, floor }) => background === 'bg.field' && floor === 4.5)
    .map(({ foreground }) => `var(--${variableName(['color', ...foreground.split('.')])})`);
  const colors = modules
    .filter((rules) => !rules.includes('.cm-'))
    .flatMap((rules) => [...rules.matchAll(/\bcolor: ([^;]+);/g)].map(([, color = '']) => color));
  expect(colors).toHaveLength(5);
  expect(colors.filter((color) => !approved.includes(color))).toEqual([]);
});

test('touch screens get text of 16 px, into which iOS does not zoom', () =>
  expect(css).toMatch(/@media \(pointer: coarse\) \{\S+ \.cm-scroller \{[^}]*font-size: 1rem;/));

test('no declaration is directly in a media query, as with `&`: a browser would drop it', () =>
  expect(css).not.toMatch(/@media[^{]*\{\s*[\w-]+:/));
