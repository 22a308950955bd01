/** The properties that were given a value; React Aria's types do not take `undefined` for an optional one. */
export function given<Props extends object>(
  props: Props,
): { [Name in keyof Props]?: Exclude<Props[Name], undefined> } {
  const entries = Object.entries(props).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Props]?: Exclude<Props[Name], undefined> };
}
