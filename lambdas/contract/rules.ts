/** Says what is wrong with a value; undefined when nothing is. */
export type Rule<Value = string> = (value: Value) => string | undefined;

/** What the API's description says of the values that a rule accepts, in the words of JSON Schema. */
export type Limits = {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
};

/** A field's rule with its limits: the form and the API's schema are both made from it. */
export type FieldRule<Value = string> = Rule<Value> & { readonly limits: Limits };

/** A rule with the limits that it keeps. */
export const fieldRule = <Value = string>(limits: Limits, rule: Rule<Value>): FieldRule<Value> =>
  Object.assign(rule, { limits });

/** Sentences by the names of a form's fields. */
export type Sentences<Field extends string> = { [Name in Field]?: string | undefined };

/** Says what is wrong with the values of a form, by field; undefined when nothing is. */
export type FormCheck<Values> = (values: Values) => Sentences<Extract<keyof Values, string>> | undefined;

/** What the rules say of a form's values, by field; undefined when they accept all of them. */
export function check<Values extends object>(
  rules: { [Name in keyof Values]: Rule<Values[Name]> },
  values: Values,
): Sentences<Extract<keyof Values, string>> | undefined {
  type Field = Extract<keyof Values, string>;
  const wrong: Sentences<Field> = {};
  for (const name of Object.keys(rules) as Field[]) {
    const sentence = rules[name](values[name]);
    if (sentence !== undefined) wrong[name] = sentence;
  }
  return Object.keys(wrong).length > 0 ? wrong : undefined;
}

/** The check of a form whose fields can be judged one by one. */
export const formCheck =
  <Field extends string>(rules: { [Name in Field]: Rule }): FormCheck<{ [Name in Field]: string }> =>
  (values) =>
    check<{ [Name in Field]: string }>(rules, values);
