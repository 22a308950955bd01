/** A long sentence with a word that does not fit in a narrow column. */
export const longText =
  'A sample text that is much longer than what a designer would hope for, so that wrapping, clamping and the unbreakable word Donaudampfschifffahrtsgesellschaft can be looked at.';

/** A title that fills more than two lines on a phone. */
export const longTitle =
  'Sample title of a course about introducing machine assistance to accounting, procurement and customer service in mid-sized companies';

/** Returns a list whose first item has other values, such as long texts. */
export function withFirst<Item>(items: readonly Item[], changes: Partial<Item>): Item[] {
  return items.map((item, index) => (index === 0 ? { ...item, ...changes } : item));
}
