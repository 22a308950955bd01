import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainText, TaskText } from './TaskText.tsx';

test.each([
  ['Run `npm start` first', ['npm start'], 'Run npm start first'],
  ['`a` and `b`', ['a', 'b'], 'a and b'],
  ['It costs 5` more', [], 'It costs 5` more'],
  ['', [], ''],
])('%s has the code %j', (text, code, plain) => {
  const html = renderToStaticMarkup(<TaskText>{text}</TaskText>);
  expect([...html.matchAll(/<code[^>]*>(.*?)<\/code>/g)].map(([, inside]) => inside)).toEqual(code);
  expect(html.replace(/<[^>]+>/g, '')).toBe(plain);
  expect(plainText(text)).toBe(plain);
});
