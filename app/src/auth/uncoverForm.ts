const gap = 16;

/** Scrolls the page so that the toasts cover neither the focused control nor, if there is room for it, its form. */
export function uncoverForm(): void {
  // React renders the toast and moves the focus before the next frame.
  requestAnimationFrame(() => {
    const control = document.activeElement;
    const form = control?.closest('form');
    const toasts = [...document.querySelectorAll('[data-component="Toast"]')];
    if (!control || !form || toasts.length === 0) return;
    const boxes = toasts.map((toast) => toast.getBoundingClientRect());
    const { left, right } = form.getBoundingClientRect();
    if (!boxes.some((box) => box.left < right && box.right > left)) return;
    const { style } = document.documentElement;
    const free = Math.min(...boxes.map(({ top }) => top)) - gap;
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    style.scrollPaddingBlockEnd = `${innerHeight - free}px`;
    if (form.offsetHeight <= free - Number.parseFloat(scrollPaddingTop)) form.scrollIntoView({ block: 'nearest' });
    control.scrollIntoView({ block: 'nearest' });
    style.scrollPaddingBlockEnd = '';
  });
}
