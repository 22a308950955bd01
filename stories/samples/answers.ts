import type { FormErrors } from '@redwhiteandcode/design-system';

/** A submission without errors. */
export const accept = (): undefined => undefined;

/** A submission that stays pending. */
export const neverResolve = (): Promise<undefined> => Promise.withResolvers<undefined>().promise;

/** Returns a submission that fails with an error for each field and one for the form. */
export function refuse<Field extends string>(...fields: readonly Field[]): () => FormErrors<Field> {
  const errors = fields.map((field) => [field, 'Please fill this field in.'] as const);
  return () => ({
    fields: Object.fromEntries(errors) as FormErrors<Field>['fields'],
    form: 'The form was not sent. Correct the marked fields and send it again.',
  });
}
