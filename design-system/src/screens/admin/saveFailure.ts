import type { FormErrors } from '../../components/form/submitForm.ts';

/** Why a record was not saved: error messages, or, in a conflict, the values that someone else has saved. */
export interface SaveFailure<Values extends Record<string, string>>
  extends FormErrors<Extract<keyof Values, string>> {
  conflict?: Values | undefined;
}

/** A field whose saved value (`theirs`) differs from the entered one (`yours`). */
export interface Difference {
  label: string;
  theirs: string;
  yours: string;
}

/** Returns the fields in which two versions of a record differ; an empty value becomes a dash. */
export function differencesOf<Values extends Record<string, string>>(
  labels: Readonly<Record<Extract<keyof Values, string>, string>>,
  theirs: Values,
  yours: Values,
  show: (value: string) => string = (value) => value,
): Difference[] {
  const shown = (value: string | undefined): string => (value ? show(value) : '-');
  const names = Object.keys(labels) as Extract<keyof Values, string>[];
  return names.flatMap((name) =>
    theirs[name] === yours[name]
      ? []
      : [{ label: labels[name], theirs: shown(theirs[name]), yours: shown(yours[name]) }],
  );
}
