/** Returns an object with only these properties of another. */
export const pick = <T extends object, Name extends keyof T>(
  object: T,
  names: readonly Name[],
): Pick<T, Name> => Object.fromEntries(names.map((name) => [name, object[name]])) as Pick<T, Name>;
