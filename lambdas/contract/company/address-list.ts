/** Splits a text where a separator is outside of quotes and angle brackets. */
const piecesOf = (line: string, separator: ',' | ';'): string[] =>
  line.match(new RegExp(`(?:"[^"]*"|<[^<>]*>|[^${separator}])+`, 'g')) ?? [];

/**
 * Returns the addresses of a line as they were typed, separated by commas, by semicolons, or by spaces. Mail programs write a
 * name before an address, as in `Diaz, Ana <ana@example.com>; Bo <bo@example.com>`.
 */
export function addressesIn(line: string): string[] {
  const separated = piecesOf(line, line.includes(';') ? ';' : ',');
  const whole: string[] = [];
  let before = '';
  for (const piece of separated) {
    if (piece.includes('<') && before !== '') {
      whole[whole.length - 1] = `${before},${piece}`;
      before = '';
    } else {
      whole.push(piece);
      before = piece.includes('@') ? '' : piece;
    }
  }
  return whole
    .flatMap((piece) => {
      const words = piece.trim().split(/\s+/);
      return words.length > 1 && words.every((word) => word.includes('@')) && !piece.includes('<')
        ? words
        : [piece];
    })
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/**
 * Whether lines are lists of addresses, and not rows of a table with an address and other cells. Most of the lines with an
 * address decide.
 */
export function areAddressLists(lines: readonly string[]): boolean {
  let votes = 0;
  for (const line of lines) {
    const pieces = addressesIn(line);
    const addresses = pieces.filter((piece) => piece.includes('@')).length;
    if (addresses > 0) votes += addresses === 1 && pieces.length > 1 ? -1 : 1;
  }
  return votes > 0;
}
