import type { FieldErrors, Validate } from '@redwhiteandcode/design-system';

type SyncCheck<Values extends Record<string, string>> = (
  values: Values,
) => FieldErrors<Extract<keyof Values, string>> | undefined;

/**
 * Returns a form's check whose rules load when the form is first sent, so that they are not part of the page's first
 * load. If they cannot be loaded, only the API checks the values.
 */
export const lateCheck =
  <Values extends Record<string, string>>(load: () => Promise<SyncCheck<Values>>): Validate<Values> =>
  async (values) => {
    try {
      const check = await load();
      return check(values);
    } catch (error) {
      console.error('The rules of a form could not be loaded; the API checks it.', error);
      return undefined;
    }
  };
