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
  ['O′Connor O’\u200BConnor', 'oconnor oconnor'],
  ['ʻIolani Hawaiʻi Saʿid ʾAlī', 'iolani hawaii said ali'],
  ['Ɓala Ɗan Ƙano Ɔsei Ɛfua', 'bala dan kano osei efua'],
  ['Əliyev Ǝ', 'aliyev e'],
  ['Gal·la', 'galla'],
  ['Σωκράτης ΣΩΚΡΆΤΗΣ', 'σωκρατησ σωκρατησ'],
  ["'quoted' words", "'quoted' words"],
  ['Jo\u00ADhn\u200B', 'john'],
  ['ﬁ Ⅳ', 'fi iv'],
])('%j is compared as %j', (text, plain) => {
  expect(folded(text)).toBe(plain);
});
