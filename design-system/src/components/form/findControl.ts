const reachable =
  'input:not([type="hidden"], [hidden], [aria-hidden="true"] *), select:not([aria-hidden="true"] *), textarea, button';

/**
 * The control a person sees for a name that the form sends: the field itself, the chosen or first radio of a group, or,
 * where the name sits on a hidden input, the first control of the field around it.
 */
export function findControl(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const named = form.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  const control = [...named].find((element) => element.matches(':checked')) ?? named[0];
  if (control === undefined || control.matches(reachable)) return control;
  return control.closest('[data-component]')?.querySelector<HTMLElement>(reachable) ?? undefined;
}
