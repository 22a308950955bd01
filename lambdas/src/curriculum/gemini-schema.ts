/** The JSON schema of a text. */
export const text = (description: string) => ({ type: 'string', description }) as const;

/** The JSON schema of a list of texts. */
export const texts = (description: string) =>
  ({ type: 'array', description, items: { type: 'string' } }) as const;

/** The JSON schema of a list of objects, which have all these properties, or those that are `required`. */
export const list = (
  description: string,
  properties: object,
  required: readonly string[] = Object.keys(properties),
) => ({ type: 'array', description, items: { type: 'object', properties, required } }) as const;
