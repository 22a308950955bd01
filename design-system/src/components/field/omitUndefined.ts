/** Removes the properties that are `undefined`, which React Aria's types do not accept for optional props. */
export function omitUndefined<Props extends object>(
  props: Props,
): { [Name in keyof Props]?: Exclude<Props[Name], undefined> } {
  const entries = Object.entries(props).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Props]?: Exclude<Props[Name], undefined> };
}
