import { expect, it } from 'vitest';
import { folded } from './folded.ts';

it.each([
  ['José ÁLVAREZ', 'jose alvarez'],
  ['Søren Ødegård', 'soren odegard'],
  ['Łucja Wałęsa', 'lucja walesa'],
  ['Đỗ Văn Đức', 'do van duc'],
  ['Æsa Œuvre', 'aesa oeuvre'],
  ['Straßer STRAẞER', 'strasser strasser'],
  ['Işık İstanbul', 'isik istanbul'],
  ['Þór Guðrún', 'thor gudrun'],
  ["O’Connor O'Connor OʼConnor O´Connor", 'oconnor oconnor oconnor oconnor'],
  ["'quoted' words", "'quoted' words"],
  ['Jo\u00ADhn\u200B', 'john'],
  ['ﬁ Ⅳ', 'fi iv'],
])('%j is compared as %j', (text, plain) => {
  expect(folded(text)).toBe(plain);
});
