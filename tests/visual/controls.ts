import type { ElementHandle, Page } from '@playwright/test';
import { compare } from './picture.ts';

const interactive =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [role=option], [role=menuitem], [role=tab]';

type Rectangle = { x: number; y: number; width: number; height: number };

/** One control of each kind on the page: what it is, and where it and its drawing are. */
async function findControls(page: Page): Promise<{ handle: ElementHandle<HTMLElement>; name: string }[]> {
  const handles = (await page.$$(interactive)) as ElementHandle<HTMLElement>[];
  const kinds = new Map<string, { handle: ElementHandle<HTMLElement>; name: string }>();
  for (const handle of handles) {
    const kind = await handle.evaluate((element) => {
      const isOff =
        !element.checkVisibility() ||
        element.matches(':disabled, [aria-disabled=true], [tabindex="-1"]') ||
        element.closest('[inert], [aria-hidden=true], .sb-wrapper') !== null;
      if (isOff) return undefined;
      const { component = '', part = '' } = element.closest<HTMLElement>('[data-component]')?.dataset ?? {};
      const type = element.getAttribute('type') ?? element.getAttribute('role') ?? '';
      const label = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
      return {
        key: `${element.localName} ${type} ${component} ${part} ${element.className}`,
        label,
        component,
      };
    });
    if (kind && !kinds.has(kind.key)) {
      kinds.set(kind.key, { handle, name: `${kind.component} "${kind.label}"` });
    }
  }
  return [...kinds.values()].slice(0, 16);
}

/** Where the window shows the control, with what is drawn around it: the label of an input that is itself not drawn. */
async function bringIntoView(handle: ElementHandle<HTMLElement>): Promise<Rectangle> {
  return handle.evaluate((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const own = element.getBoundingClientRect();
    const isHidden = getComputedStyle(element).opacity === '0' || element.parentElement?.clientWidth === 1;
    const isDrawn = own.width > 4 && own.height > 4 && !isHidden;
    const box = isDrawn
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

/** Pixels by which a control has to look different. */
const seen = 12;

const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Whether an act changes what is drawn; a busy machine draws it some frames later. */
async function isSeen(page: Page, clip: Rectangle, act: () => Promise<unknown>): Promise<boolean> {
  const before = await photograph(page, clip);
  await act();
  for (let look = 0; look < 5; look++) {
    await twoFrames(page);
    const after = await photograph(page, clip);
    if (!before.equals(after) && compare(before, after, 0.1).pixels >= seen) return true;
  }
  return false;
}

/**
 * Controls that the keyboard can reach and that look the same with focus as without, and those of two states that look
 * the same in both.
 */
export async function findUndistinguished(page: Page): Promise<string[]> {
  const found: string[] = [];
  // A key first: rings are for those who use the keyboard.
  await page.keyboard.press('Tab');
  for (const { handle, name } of await findControls(page)) {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await twoFrames(page);
    // A dialog takes focus back to where it was: nothing to compare with.
    const canBeCompared = await handle.evaluate(
      (element) => element.isConnected && element.checkVisibility() && document.activeElement !== element,
    );
    if (!canBeCompared) continue;
    const hasRing = await isSeen(page, await bringIntoView(handle), () =>
      handle.evaluate((element) => element.focus({ preventScroll: true })),
    );
    const hasFocus = await handle.evaluate((element) => document.activeElement === element);
    if (hasFocus && !hasRing) found.push(`no visible focus: ${name}`);
    const toggles = await handle.evaluate((element) =>
      element.matches('[type=checkbox], [role=switch], [aria-pressed]'),
    );
    if (!toggles) continue;
    const state = () =>
      handle.evaluate((element) =>
        String((element as HTMLInputElement).checked ?? element.getAttribute('aria-pressed')),
      );
    const before = await state();
    const looksChanged = await isSeen(page, await bringIntoView(handle), () =>
      handle.evaluate((element) => element.click()),
    );
    if ((await state()) !== before && !looksChanged) found.push(`on and off look the same: ${name}`);
  }
  return found;
}

/** Controls and status marks that show neither text nor a border, an outline or an icon. */
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
      // A box or a choice is often drawn by its label, and itself not at all.
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
