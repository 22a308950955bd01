/** What is wrong with fields and what to do: sentences by field name. */
export type FieldErrors<Field extends string> = { [Name in Field]?: string | undefined };

type WrongFields<Values> = FieldErrors<Extract<keyof Values, string>> | undefined;

/** Says what is wrong with a form's values before they are sent, at once or later; undefined when nothing is. */
export type Validate<Values extends Record<string, string>> = (
  values: Values,
) => WrongFields<Values> | Promise<WrongFields<Values>>;

/** What is wrong with a form after it was sent. */
export interface FormErrors<Field extends string> {
  fields?: FieldErrors<Field> | undefined;
  /** What is wrong with the form as a whole. */
  form?: string | undefined;
}

/** What a form's callback returns: nothing when all went well. */
export type FormAnswer<Field extends string> = FormErrors<Field> | undefined | void;

/** Sends a form's values; the form is pending until the promise settles. */
export type SubmitForm<Values extends Record<string, string>> = (
  values: Values,
) => FormAnswer<Extract<keyof Values, string>> | Promise<FormAnswer<Extract<keyof Values, string>>>;
