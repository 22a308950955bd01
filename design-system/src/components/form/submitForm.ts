/**
 * What a form's callback answers: nothing when all went well, else sentences by field name, and one for the whole form.
 */
export interface FormErrors<Field extends string> {
  /** What is wrong with a field and what to do. */
  fields?: { [Name in Field]?: string | undefined } | undefined;
  /** What is wrong with the form as a whole. */
  form?: string | undefined;
}

export type FormAnswer<Field extends string> = FormErrors<Field> | undefined | void;

/** Sends a form's values; the form is pending until the promise settles. */
export type SubmitForm<Values extends Record<string, string>> = (
  values: Values,
) => FormAnswer<Extract<keyof Values, string>> | Promise<FormAnswer<Extract<keyof Values, string>>>;
