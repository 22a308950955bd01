import { expect, it } from 'vitest';
import { areFamilyFirst, inGivenOrder } from './name-order.ts';

it.each([
  ['Diaz, Ana', 'Ana Diaz'],
  ['Diaz,Ana Q', 'Ana Q Diaz'],
  ['Diaz Jr., Bo', 'Bo Diaz Jr.'],
  ['Ana Diaz', 'Ana Diaz'],
  ['Ana Diaz, MD', 'Ana Diaz, MD'],
  ['Ana Diaz, Ph.D.', 'Ana Diaz, Ph.D.'],
  ['Bo Diaz, III', 'Bo Diaz, III'],
  ['Diaz, Ana, RN', 'Diaz, Ana, RN'],
  ['Diaz,', 'Diaz,'],
  [', Ana', ', Ana'],
  ['', ''],
])('%j is shown as %j', (name, shown) => {
  expect(inGivenOrder(name)).toBe(shown);
});

it.each([
  [['Diaz, Ana', 'Sample, Bo'], true],
  // One value proves nothing.
  [['Diaz, Ana'], false],
  [['Diaz, Ana', 'Bo Sample'], false],
  [['Diaz, Ana', 'Bo Sample, MD'], false],
  [['Diaz, Ana', 'Sample, Bo, Dr.'], false],
  [[], false],
])('the column %j has family names first: %j', (names, areFirst) => {
  expect(areFamilyFirst(names)).toBe(areFirst);
});
