import type { ApiError } from './client.ts';

/** The API's sentences by the form's fields, as `body.email` belongs to `email`; undefined when it names none of them. */
export function fieldsOf<Field extends string>(error: ApiError, names: readonly Field[]) {
  const fields: { [Name in Field]?: string | undefined } = {};
  for (const { path, message } of error.problem.errors ?? []) {
    const name = names.find((candidate) => path === `body.${candidate}`);
    if (name !== undefined && fields[name] === undefined) fields[name] = message;
  }
  return Object.keys(fields).length > 0 ? fields : undefined;
}
