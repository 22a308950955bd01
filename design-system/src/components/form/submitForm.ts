/** Error messages by field name. */
export type FieldErrors<Field extends string> = { [Name in Field]?: string | undefined };

type ErrorsOf<Values> = FieldErrors<Extract<keyof Values, string>> | undefined;

/** Checks a form's values before they are submitted. Returns the errors, or a promise of them; undefined without errors. */
export type Validate<Values extends Record<string, string>> = (
  values: Values,
) => ErrorsOf<Values> | Promise<ErrorsOf<Values>>;

/** The errors of a form after it was submitted. */
export interface FormErrors<Field extends string> {
  fields?: FieldErrors<Field> | undefined;
  /** The error about the whole form. */
  form?: string | undefined;
}

/** The result of submitting a form: nothing on success. */
export type FormResult<Field extends string> = FormErrors<Field> | undefined | void;

/** Submits a form's values; the form is pending until the promise settles. */
export type SubmitForm<Values extends Record<string, string>> = (
  values: Values,
) => FormResult<Extract<keyof Values, string>> | Promise<FormResult<Extract<keyof Values, string>>>;
