import type { FormErrors } from '../../components/form/submitForm.ts';

/** What saving a record came to: sentences, or the state that somebody else has saved meanwhile. */
export interface SaveFailure<Values extends Record<string, string>>
  extends FormErrors<Extract<keyof Values, string>> {
  conflict?: Values | undefined;
}

/** A field that two people have changed: what it is now, and what one wants it to be. */
export interface Difference {
  label: string;
  theirs: string;
  yours: string;
}

/** The fields in which two states of a record differ, by their labels; an empty value is shown as a dash. */
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
