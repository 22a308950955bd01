import type { ApiError } from '../api/client.ts';

/** Returns the API's errors by form field (`body.email` is `email`), or undefined if there is none for these fields. */
export function fieldsOf<Field extends string>(error: ApiError, names: readonly Field[]) {
  const fields: { [Name in Field]?: string | undefined } = {};
  for (const { path, message } of error.problem.errors ?? []) {
    const name = names.find((candidate) => path === `body.${candidate}`);
    if (name !== undefined && fields[name] === undefined) fields[name] = message;
  }
  return Object.keys(fields).length > 0 ? fields : undefined;
}
