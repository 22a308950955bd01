/** Focuses the element, after the dialog that asked for the action has closed. Returns a function that stops waiting. */
export function focusWhenFree(element: HTMLElement | null): () => void {
  let frame = 0;
  const take = () => {
    const overlays = [...document.querySelectorAll('[data-part="scrim"]')];
    // An open dialog takes focus back, also while it fades out, and the page behind stays inert a moment longer.
    const isFree = overlays.every((overlay) => overlay.contains(element)) && !element?.closest('[inert]');
    if (isFree) element?.focus();
    else frame = requestAnimationFrame(take);
  };
  take();
  return () => cancelAnimationFrame(frame);
}
