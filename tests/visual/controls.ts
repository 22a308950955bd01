import type { ElementHandle, Page } from '@playwright/test';
import { compare } from './picture.ts';

const interactive =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [role=option], [role=menuitem], [role=tab]';

type Rectangle = { x: number; y: number; width: number; height: number };

/** Returns one control of each kind on the page, at most 16, each with a readable name. */
async function findControls(page: Page): Promise<{ handle: ElementHandle<HTMLElement>; name: string }[]> {
  const kinds = await page.$$eval(interactive, (elements) => {
    const found = new Map<string, { index: number; name: string }>();
    for (const [index, element] of elements.entries()) {
      const isOff =
        !element.checkVisibility() ||
        element.matches(':disabled, [aria-disabled=true], [tabindex="-1"]') ||
        element.closest('[inert], [aria-hidden=true], .sb-wrapper') !== null;
      const { component = '', part = '' } = element.closest<HTMLElement>('[data-component]')?.dataset ?? {};
      const type = element.getAttribute('type') ?? element.getAttribute('role') ?? '';
      const label = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
      const kind = `${element.localName} ${type} ${component} ${part} ${element.className}`;
      if (!isOff && !found.has(kind)) found.set(kind, { index, name: `${component} "${label}"` });
    }
    return [...found.values()].slice(0, 16);
  });
  const handles = (await page.$$(interactive)) as ElementHandle<HTMLElement>[];
  return kinds.flatMap(({ index, name }) => (handles[index] ? { handle: handles[index], name } : []));
}

/** Scrolls to the control and returns its box in the window, or the label's box if the input is not painted. */
async function scrollIntoView(handle: ElementHandle<HTMLElement>): Promise<Rectangle> {
  return handle.evaluate((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const own = element.getBoundingClientRect();
    const isHidden = getComputedStyle(element).opacity === '0' || element.parentElement?.clientWidth === 1;
    const isPainted = own.width > 4 && own.height > 4 && !isHidden;
    const box = isPainted
      ? own
      : (element.closest('label') ?? element.parentElement ?? element).getBoundingClientRect();
    const x = Math.min(Math.max(0, box.left - 8), innerWidth - 1);
    const y = Math.min(Math.max(0, box.top - 8), innerHeight - 1);
    return { x, y, width: Math.max(1, box.width + 16), height: Math.max(1, box.height + 16) };
  });
}

async function photograph(page: Page, clip: Rectangle): Promise<Buffer> {
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
}

/** The number of pixels that must differ for a change to be visible. */
const seen = 12;

/** Finishes running transitions, so the next picture shows the final state. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });

/**
 * Whether an action visibly changes the control: waits until it looks different, and returns false only if it still
 * looks the same after 30 seconds. The action returns whether it changed anything.
 */
async function shows(
  page: Page,
  handle: ElementHandle<HTMLElement>,
  act: () => Promise<boolean>,
): Promise<boolean> {
  const clip = await scrollIntoView(handle);
  await settle(page);
  const before = await photograph(page, clip);
  if (!(await act())) return true;
  const deadline = performance.now() + 30_000;
  do {
    await settle(page);
    const after = await photograph(page, clip);
    if (!before.equals(after) && compare(before, after, 0.1).pixels >= seen) return true;
  } while (performance.now() < deadline);
  return false;
}

const focus = (handle: ElementHandle<HTMLElement>): Promise<boolean> =>
  handle.evaluate((element) => {
    element.focus({ preventScroll: true });
    return document.activeElement === element;
  });

/** Clicks a checkbox, a switch, or a toggle button. Returns whether that changed its state. */
async function toggle(handle: ElementHandle<HTMLElement>): Promise<boolean> {
  const stateOf = () =>
    handle.evaluate((element) =>
      element.matches('[type=checkbox], [role=switch], [aria-pressed]')
        ? String((element as HTMLInputElement).checked ?? element.ariaPressed)
        : undefined,
    );
  const state = await stateOf();
  if (state === undefined) return false;
  await handle.evaluate((element) => element.click());
  return (await stateOf()) !== state;
}

/**
 * Finds keyboard-focusable controls that look the same with and without focus, and toggles that
 * look the same in both states.
 */
export async function findUndistinguished(page: Page): Promise<string[]> {
  const found: string[] = [];
  // Focus rings show only after a key press.
  await page.keyboard.press('Tab');
  for (const { handle, name } of await findControls(page)) {
    // A dialog takes the focus back in the next frame, so there is nothing to compare.
    await page.evaluate(async () => {
      (document.activeElement as HTMLElement | null)?.blur();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const canBeCompared = await handle.evaluate(
      (element) => element.isConnected && element.checkVisibility() && document.activeElement !== element,
    );
    if (!canBeCompared) continue;
    if (!(await shows(page, handle, () => focus(handle)))) found.push(`no visible focus: ${name}`);
    if (!(await shows(page, handle, () => toggle(handle)))) found.push(`on and off look the same: ${name}`);
  }
  return found;
}

/** Finds controls and status marks without text, border, outline, or icon. */
export async function findInvisible(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const isColor = (color: string) => color !== 'transparent' && !/^rgba\(.*, 0\)$/.test(color);
    const isMarked = (element: Element): boolean => {
      const style = getComputedStyle(element);
      const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
      const hasBorder = sides.some(
        (side) =>
          style[`border${side}Width`] !== '0px' &&
          style[`border${side}Style`] !== 'none' &&
          isColor(style[`border${side}Color`]),
      );
      const hasOutline = style.outlineStyle !== 'none' && isColor(style.outlineColor);
      const isNative =
        element.matches('input, select, textarea, progress, meter') && style.appearance !== 'none';
      return (
        hasBorder || hasOutline || (isNative && style.opacity !== '0') || element.matches('svg, img, video')
      );
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll(
      `${selector}, [role=status], [role=progressbar], [role=meter]`,
    )) {
      if (!element.checkVisibility() || element.closest('.sb-wrapper, [aria-hidden=true]')) continue;
      // The label often paints a checkbox or radio button, and the input itself is invisible.
      const { opacity, appearance } = getComputedStyle(element);
      const isBare = opacity === '0' || (element.matches('input') && appearance === 'none');
      const isTiny = element.getBoundingClientRect().width <= 1 || element.parentElement?.clientWidth === 1;
      const label = isBare || isTiny ? element.closest('label') : null;
      if (isTiny && label === null) continue;
      const root = label ?? (isBare ? (element.parentElement ?? element) : element);
      const isEmptyStatus = element.matches('[role=status]') && element.childElementCount === 0;
      if (isEmptyStatus || (root.textContent ?? '').trim() !== '') continue;
      if ([root, ...root.querySelectorAll('*')].some(isMarked)) continue;
      const name = element.getAttribute('aria-label') ?? '';
      found.push(`nothing to see: <${element.localName} ${element.getAttribute('role') ?? ''}> "${name}"`);
    }
    return found;
  }, interactive);
}
