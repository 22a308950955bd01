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
  const { scrollPaddingTop } = getComputedStyle(page);
  // On a phone the toasts are at the top.
  const isAtTop = boxes.every(({ top }) => top < innerHeight / 2);
  const room = {
    start: isAtTop
      ? Math.max(...boxes.map(({ bottom }) => bottom)) + gap
      : Number.parseFloat(scrollPaddingTop),
    end: isAtTop ? 0 : innerHeight - Math.min(...boxes.map(({ top }) => top)) + gap,
  };
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = page.style;
  page.style.scrollPaddingBlockStart = `${room.start}px`;
  page.style.scrollPaddingBlockEnd = `${room.end}px`;
  if (form.offsetHeight <= innerHeight - room.start - room.end) form.scrollIntoView({ block: 'nearest' });
  if (control !== document.body) control.scrollIntoView({ block: 'nearest' });
  Object.assign(page.style, { scrollPaddingBlockStart, scrollPaddingBlockEnd });
}
