import type { Page } from '@playwright/test';

/** Returns what does not fit: a page that scrolls sideways, clipped text, and text outside its painted box. */
export async function findMisfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const name = (element: Element) => {
      const { component, part } = (element as HTMLElement).dataset;
      const text = (element.textContent ?? '').trim().slice(0, 30);
      return `<${element.localName}${component ? ` ${component}` : ''}${part ? ` ${part}` : ''}> "${text}"`;
    };
    const scrolls = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX + style.overflowY);
    /** Whether a box of one pixel or with an empty clip path contains text only for assistive technology. */
    const isHiddenOnPurpose = (element: Element) => {
      const { clipPath, opacity, visibility } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1 || clipPath !== 'none' || opacity === '0' || visibility === 'hidden';
    };
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];
    const limit = document.documentElement.clientWidth;

    const wide = document.documentElement.scrollWidth - limit;
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) => element.checkVisibility() && !element.closest('svg svg, .sb-wrapper'),
    );
    if (wide > 0) {
      const culprit = elements.findLast((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > limit + 0.5 || left < -0.5;
      });
      found.add(`${wide} px too wide${culprit ? `: ${name(culprit)}` : ''}`);
    }
    const range = document.createRange();
    for (const element of elements) {
      const style = getComputedStyle(element);
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      if (texts.length === 0) continue;
      const chain = [element, ...ancestors(element)];
      if (chain.some(isHiddenOnPurpose)) continue;
      const isShortened = chain.some((box) => {
        const { textOverflow, webkitLineClamp } = getComputedStyle(box);
        return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      });
      if (isShortened || element.closest('[aria-hidden="true"]')) continue;
      // Only direct text: hidden text of a nested link takes no space.
      const rects = texts.map((node) => {
        range.selectNode(node);
        return range.getBoundingClientRect();
      });
      const text = {
        left: Math.min(...rects.map(({ left }) => left)),
        right: Math.max(...rects.map(({ right }) => right)),
        top: Math.min(...rects.map(({ top }) => top)),
        bottom: Math.max(...rects.map(({ bottom }) => bottom)),
      };
      // A font's box is taller than a tight line height.
      const slack = Number.parseFloat(style.fontSize) * 0.3;
      const box = chain.find((candidate) => {
        const { overflowX, overflowY, borderTopWidth, backgroundColor, display } =
          getComputedStyle(candidate);
        const isPainted = borderTopWidth !== '0px' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
        const cuts = /hidden|clip|auto|scroll/.test(overflowX + overflowY);
        return display !== 'inline' && display !== 'contents' && (isPainted || cuts);
      });
      if (!box || box === document.body || box === document.documentElement) continue;
      if (scrolls(getComputedStyle(box))) continue;
      const edge = box.getBoundingClientRect();
      const beyond = Math.max(
        edge.left - text.left,
        text.right - edge.right,
        edge.top - text.top - slack,
        text.bottom - edge.bottom - slack,
      );
      if (beyond > 1.5)
        found.add(`text leaves its box by ${Math.round(beyond)} px: ${name(element)} in ${name(box)}`);
    }
    return [...found];
  });
}

/**
 * Returns the sizes of all texts, to check whether they follow the user's font size. Not those in hidden drawings, which
 * are as large as their column and repeat words of the page.
 */
export async function fontSizes(page: Page): Promise<{ name: string; size: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#storybook-root *')]
      .filter(
        (element) =>
          !element.closest('svg[aria-hidden="true"]') &&
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
          ),
      )
      .map((element) => ({
        name: `<${element.localName}> "${(element.textContent ?? '').trim().slice(0, 30)}"`,
        // Text in an SVG scales with the SVG.
        size:
          element instanceof SVGElement
            ? element.getBoundingClientRect().height
            : Number.parseFloat(getComputedStyle(element).fontSize),
      })),
  );
}

/** Returns the boxes of the story's elements, measured from the inline start, to compare both writing directions. */
export async function boxesFromStart(
  page: Page,
): Promise<{ name: string; start: number; width: number; top: number }[]> {
  return page.evaluate(() => {
    const { direction } = getComputedStyle(document.documentElement);
    const width = document.documentElement.clientWidth;
    /** Whether an element is part of a line of text, whose letters determine the direction. */
    const isInText = (element: Element) =>
      getComputedStyle(element).display.startsWith('inline') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    return [...document.querySelectorAll('#storybook-root *')]
      .filter(
        (element) =>
          element instanceof HTMLElement &&
          element.checkVisibility() &&
          getComputedStyle(element).display !== 'inline' &&
          !isInText(element) &&
          !element.closest('[aria-hidden="true"]') &&
          element.clientWidth > 1 &&
          !element.closest('[dir], pre, code, table')?.matches(':not(html)'),
      )
      .map((element) => {
        const box = element.getBoundingClientRect();
        const { component, part } = (element as HTMLElement).dataset;
        const text = (element.textContent ?? '').trim().slice(0, 30);
        return {
          name: `<${element.localName}${component ? ` ${component}` : ''}${part ? ` ${part}` : ''}> "${text}"`,
          start: direction === 'rtl' ? width - box.right : box.left,
          width: box.width,
          top: box.top,
        };
      });
  });
}
