const reachable =
  'input:not([type="hidden"], [hidden], [aria-hidden="true"] *), select:not([aria-hidden="true"] *), textarea, button';

/**
 * Returns the visible control for a name in the form: the field itself, the selected or first radio button of a group, or,
 * if the name belongs to a hidden input, the first control of the field around it.
 */
export function findControl(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const named = form.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  const control = [...named].find((element) => element.matches(':checked')) ?? named[0];
  if (control === undefined || control.matches(reachable)) return control;
  return control.closest('[data-component]')?.querySelector<HTMLElement>(reachable) ?? undefined;
}
