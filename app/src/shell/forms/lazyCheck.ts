import type { FieldErrors, Validate } from '@redwhiteandcode/design-system';

type SyncCheck<Values extends Record<string, string>> = (
  values: Values,
) => FieldErrors<Extract<keyof Values, string>> | undefined;

/**
 * Returns a form's check that loads its rules when the form is first submitted, to make the first page load smaller. If
 * the rules cannot be loaded, only the API checks the values.
 */
export const lazyCheck =
  <Values extends Record<string, string>>(load: () => Promise<SyncCheck<Values>>): Validate<Values> =>
  async (values) => {
    try {
      const check = await load();
      return check(values);
    } catch (error) {
      console.error('The rules of a form could not be loaded. Only the API checks its values.', error);
      return undefined;
    }
  };
