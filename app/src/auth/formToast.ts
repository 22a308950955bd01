import { dismissToast, toast, type ToastOptions } from '@redwhiteandcode/design-system';

/** Shows why a form failed in a toast, until it expires or the user edits or submits a form. It covers no focused form. */
export function toastFormFailure(options: Omit<ToastOptions, 'tone'>): void {
  const id = toast({ ...options, tone: 'danger' });
  const controller = new AbortController();
  const dismiss = () => {
    controller.abort();
    dismissToast(id);
  };
  const listen = { capture: true, signal: controller.signal };
  addEventListener('input', dismiss, listen);
  addEventListener('submit', dismiss, listen);
  // The form shows the failure too, so the toast may cover it if this part cannot be loaded.
  import('./uncoverForm.ts').then(({ uncoverForm }) => uncoverForm(), console.error);
}
