/** Returns the error message for a value, or undefined if it is valid. */
export type Rule<Value = string> = (value: Value) => string | undefined;

/** The limits of a rule's values, from which `fields.ts` makes the JSON Schema keywords of the OpenAPI document. */
export type Limits = {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  /** Whether a text may be blank. */
  isOptional?: boolean;
  /** Whether a text keeps direction marks that are closed again, because it may mix writing directions. */
  keepsPairs?: boolean;
  /** Whether a text loses all invisible marks, also those within it. */
  dropsMarks?: boolean;
  /** Matches the characters that a text must not contain. */
  forbidden?: RegExp;
  /** Whether documents show the text, so that a text that is not blank needs a letter or a digit that they can show. */
  isPrinted?: boolean;
  /** The calendar years of a date. */
  years?: { minimum: number; maximum: number };
};

/** A field's rule with its limits. Both the form and the API's schema use it. */
export type FieldRule<Value = string> = Rule<Value> & { readonly limits: Limits };

/** Adds limits to a rule. */
export const fieldRule = <Value = string>(limits: Limits, rule: Rule<Value>): FieldRule<Value> =>
  Object.assign(rule, { limits });

/** Error messages by field name. */
export type FieldErrors<Field extends string> = { [Name in Field]?: string | undefined };

/** Returns the errors of a form's values by field, or undefined if all are valid. */
export type FormCheck<Values> = (values: Values) => FieldErrors<Extract<keyof Values, string>> | undefined;

/** Checks each of a form's values with its rule. Returns the errors by field, or undefined if all values are valid. */
export function check<Values extends object>(
  rules: { [Name in keyof Values]: Rule<Values[Name]> },
  values: Values,
): FieldErrors<Extract<keyof Values, string>> | undefined {
  type Field = Extract<keyof Values, string>;
  const errors: FieldErrors<Field> = {};
  for (const name of Object.keys(rules) as Field[]) {
    const message = rules[name](values[name]);
    if (message !== undefined) errors[name] = message;
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** Returns the check of a form whose fields are independent of each other. */
export const formCheck =
  <Field extends string>(rules: { [Name in Field]: Rule }): FormCheck<{ [Name in Field]: string }> =>
  (values) =>
    check<{ [Name in Field]: string }>(rules, values);
