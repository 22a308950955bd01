/** What follows a comma in a name whose family name is not first, such as `Ana Diaz, MD`. */
const suffix =
  /^(jr|sr|i{2,3}|iv|m\.?d|d\.?o|ph\.?d|ed\.?d|r\.?n|n\.?p|lpn|bsn|msn|dds|dvm|pa(-c)?|esq|cpa|pe|mba|j\.?d)\.?$/i;

/** Returns the two parts of a name whose only comma may separate the family name from the given one. */
function partsOf(name: string): [family: string, given: string] | undefined {
  const [family = '', given = '', ...more] = name.split(',').map((part) => part.trim());
  return more.length === 0 && family !== '' && given !== '' && !suffix.test(given)
    ? [family, given]
    : undefined;
}

/** Whether a column of names has the family name first, by its values: there are at least two, and each has one comma. */
export const areFamilyFirst = (names: readonly string[]): boolean =>
  names.length > 1 && names.every((name) => partsOf(name) !== undefined);

/** Returns `Diaz, Ana` as `Ana Diaz`. Other names stay as they are. */
export function inGivenOrder(name: string): string {
  const parts = partsOf(name);
  return parts ? `${parts[1]} ${parts[0]}` : name;
}
