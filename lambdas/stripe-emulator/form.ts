/** A decoded form body: nested objects and lists of texts. */
export type FormValue = string | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

/** Decodes a form whose names have brackets, as Stripe's clients send it: `a[b][0]=c`. Lists become objects by index. */
export function decodeForm(body: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/\[|\]\[|\]/).filter((part, at) => at === 0 || part !== '');
    let parent: Form = form;
    for (const part of path.slice(0, -1)) {
      const next = Object.hasOwn(parent, part) ? parent[part] : undefined;
      parent = parent[part] = typeof next === 'object' ? next : {};
    }
    const last = path.at(-1) ?? '';
    // `expand[]=a&expand[]=b` has names without an index.
    const key = name.endsWith('[]') ? `${last}#${Object.keys(parent).length}` : last;
    Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
  }
  return form;
}

/** Returns the values of a list, in order. */
export const listOf = (value: FormValue | undefined): FormValue[] =>
  typeof value === 'object' ? Object.values(value) : [];

/** Returns the texts of an object, such as metadata. */
export const textsOf = (value: FormValue | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** Returns a text; undefined if it is missing. */
export const textOf = (value: FormValue | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
