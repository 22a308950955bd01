import type { LessonBlock } from '@redwhiteandcode/design-system';
import { expect, it } from 'vitest';
import { blockSubject } from './blockSubject.ts';

const text = (html: string): LessonBlock => ({ id: 'text', type: 'text', html });

it.each<[string, LessonBlock]>([
  ['the text “Tokens & costs”', text('<h2>Tokens</h2><p>&amp; costs</p>')],
  ['the text', text('<hr>')],
  ['the text “Generative AI, for short”', text('<p>Generative <strong>AI</strong>, for short</p>')],
  [`the text “${'word '.repeat(12).trim()}…”`, text(`<p>${'word '.repeat(30)}</p>`)],
  [`the text “${'x'.repeat(30)}…”`, text(`<p>${'x'.repeat(100)}</p>`)],
  ['the code “print(1)”', { id: 'code', type: 'code', language: '', caption: '', code: 'print(1)' }],
  ['the table “Times”', { id: 'table', type: 'table', caption: 'Times', header: [], rows: [] }],
  ['the note “Ask”', { id: 'note', type: 'callout', tone: 'tip', title: 'Ask', html: '' }],
  ['this part', { id: 'x', type: 'later' } as unknown as LessonBlock],
])('a sentence calls the block %s', (subject, block) => {
  expect(blockSubject(block)).toBe(subject);
});
