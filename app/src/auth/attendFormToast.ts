import { dismissToast } from '@redwhiteandcode/design-system';

const gap = 16;

/** Removes a form's toast when the user edits or submits a form, and scrolls the page so that it does not cover the form. */
export function attendFormToast(id: number): void {
  const controller = new AbortController();
  const dismiss = () => {
    controller.abort();
    dismissToast(id);
  };
  const listen = { capture: true, signal: controller.signal };
  addEventListener('input', dismiss, listen);
  addEventListener('submit', dismiss, listen);
  // React renders the toast and moves the focus before the next frame.
  const uncover = () => requestAnimationFrame(uncoverForm);
  uncover();
  // A page that is navigated to scrolls to its top and moves the focus to its heading, perhaps only now.
  addEventListener('focusin', uncover, listen);
}

/** Scrolls so that the toasts cover neither the focused element nor, if there is room for it, the form. */
function uncoverForm(): void {
  const control = document.activeElement;
  const form = control?.closest('form') ?? document.querySelector<HTMLElement>('main form');
  const toasts = [...document.querySelectorAll('[data-component="Toast"]')];
  if (!control || !form || toasts.length === 0) return;
  const boxes = toasts.map((toast) => toast.getBoundingClientRect());
  const { left, right } = form.getBoundingClientRect();
  if (!boxes.some((box) => box.left < right && box.right > left)) return;
  const page = document.documentElement;
  const free = Math.min(...boxes.map(({ top }) => top)) - gap;
  page.style.scrollPaddingBlockEnd = `${innerHeight - free}px`;
  const above = Number.parseFloat(getComputedStyle(page).scrollPaddingTop);
  if (form.offsetHeight <= free - above) form.scrollIntoView({ block: 'nearest' });
  if (control !== document.body) control.scrollIntoView({ block: 'nearest' });
  page.style.scrollPaddingBlockEnd = '';
}
