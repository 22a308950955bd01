import { expect, it } from 'vitest';
import { readingMinutes } from './reading-time.ts';

const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;

it.each([
  ['an empty lesson', '', 1],
  ['200 words', words(200), 1],
  ['201 words', words(201), 2],
  ['words in adjacent cells', '<td>one</td><td>two</td>'.repeat(201), 3],
  ['attributes', `<a href="${'x '.repeat(500)}">one</a>`, 1],
])('the reading time of %s: %j', (_, html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});
