const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Returns the id of the part of a question at a place, counted from 0: a to z, then a1, b1, … */
export const idAt = (place: number): string =>
  `${letters[place % letters.length]}${place < letters.length ? '' : Math.floor(place / letters.length)}`;
