import type { FormErrors } from '@redwhiteandcode/design-system';

/** What a form gets back when nothing is wrong: nothing. */
export const accept = (): undefined => undefined;

/** A form that is never answered. */
export const neverAnswer = (): Promise<undefined> => Promise.withResolvers<undefined>().promise;

/** A form whose fields are refused, each with the same kind of sentence. */
export function refuse<Field extends string>(...fields: readonly Field[]): () => FormErrors<Field> {
  const sentences = fields.map((field) => [field, 'Please fill this field in.'] as const);
  return () => ({
    fields: Object.fromEntries(sentences) as FormErrors<Field>['fields'],
    form: 'The form was not sent. Correct the marked fields and send it again.',
  });
}
