import type { Page } from '@playwright/test';

/**
 * Returns what moves for longer than 100 ms even though the user prefers reduced motion.
 * Fades are allowed.
 */
export async function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (durations: string, delays: string) =>
      Math.max(
        ...durations.split(', ').map((duration, index) => {
          const delay = delays.split(', ')[index] ?? '0s';
          return (Number.parseFloat(duration) + Number.parseFloat(delay)) * 1000;
        }),
      );
    const onlyFades = (element: Element) =>
      element.getAnimations({ subtree: true }).every((animation) =>
        (animation.effect as KeyframeEffect)
          .getKeyframes()
          .flatMap((frame) => Object.keys(frame))
          .every((key) => ['opacity', 'offset', 'computedOffset', 'easing', 'composite'].includes(key)),
      );
    const found = new Set<string>();
    for (const element of document.querySelectorAll('body, body *:not(.sb-wrapper, .sb-wrapper *)')) {
      for (const pseudo of ['', '::before', '::after']) {
        const style = getComputedStyle(element, pseudo || null);
        const { component, part } = (element as HTMLElement).dataset;
        const name = `<${element.localName} ${component ?? part ?? ''}>${pseudo}`;
        const turn = longest(style.transitionDuration, style.transitionDelay);
        if (style.transitionProperty !== 'none' && turn > 100) found.add(`transition of ${turn} ms: ${name}`);
        const play = longest(style.animationDuration, style.animationDelay);
        if (style.animationName !== 'none' && play > 100 && !onlyFades(element)) {
          found.add(`animation ${style.animationName} of ${play} ms: ${name}`);
        }
      }
    }
    return [...found];
  });
}
