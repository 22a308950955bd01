import { expect, type Page } from '@playwright/test';
import { findViolations } from '../stories/axe.ts';
import { findInvisible, findUndistinguished } from './controls.ts';
import { boxesFromStart, findMisfits, fontSizes } from './layout.ts';
import { findMotion } from './motion.ts';
import { shown, type Stage, test } from './stage.ts';

/** WCAG 1.4.12. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

type Boxes = Awaited<ReturnType<typeof boxesFromStart>>;

/** Judges the story on stage; `boxes` are those of its first view, from left to right. */
type Condition = (stage: Stage, id: string, boxes: Boxes) => Promise<string[]>;

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function growText({ page }: Stage): Promise<string[]> {
  const before = await fontSizes(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const after = await fontSizes(page);
  // Text that follows the width of the window or of its frame grows by less: 32 px is twice the text of a page.
  const stiff = before.filter(
    ({ size }, index) => (after[index]?.size ?? size * 2) < Math.min(size * 1.9, 32),
  );
  const problems = await findMisfits(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return [...stiff.map(({ name }) => `text does not grow: ${name}`), ...problems];
}

async function mirror(stage: Stage, id: string, leftToRight: Boxes): Promise<string[]> {
  await stage.show(id, { width: 1280, direction: 'rtl' });
  const rightToLeft = await boxesFromStart(stage.page);
  const problems = await findMisfits(stage.page);
  if (leftToRight.length !== rightToLeft.length) return problems;
  const unmoved = leftToRight.filter(({ start, top, width }, index) => {
    const other = rightToLeft[index];
    const isSameShape = other && Math.abs(other.width - width) < 2 && Math.abs(other.top - top) < 2;
    return isSameShape && Math.abs(other.start - start) > 2;
  });
  return [...unmoved.slice(0, 5).map(({ name }) => `not mirrored: ${name}`), ...problems];
}

/** In the order in which they are cheapest: those that leave the story as it was come first. */
const conditions: Record<string, Condition> = {
  'reduced motion': ({ page }) => findMotion(page),
  'text at 200 percent': growText,
  'zoom at 200 percent': async ({ page }) => {
    await resize(page, 640);
    return findMisfits(page);
  },
  'a width of 320': async ({ page }) => {
    await resize(page, 320);
    return findMisfits(page);
  },
  'text spacing': async ({ page }) => {
    await resize(page, 375);
    const style = await page.addStyleTag({ content: textSpacing });
    const problems = await findMisfits(page);
    await style.evaluate((element) => (element as Element).remove());
    return problems;
  },
  'right to left': mirror,
  'forced colors': async (stage, id) => {
    await stage.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await stage.show(id, { width: 1280 });
    const problems = [...(await findInvisible(stage.page)), ...(await findUndistinguished(stage.page))];
    await stage.page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    return problems;
  },
};

for (const { id } of shown) {
  test(id, async ({ stage }) => {
    await stage.show(id, { width: 1280 });
    const boxes = await boxesFromStart(stage.page);
    const problems: string[] = [];
    for (const [name, condition] of Object.entries(conditions)) {
      for (const problem of await condition(stage, id, boxes)) problems.push(`${name}: ${problem}`);
    }
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
}

/** A fault, and the judge that must find it. */
const faults: Record<string, { html: string; judge: (page: Page) => Promise<string[]>; finds: string }> = {
  'a box that is too wide': {
    html: '<div style="width: 2000px">Wide</div>',
    judge: findMisfits,
    finds: 'too wide',
  },
  'text that a fixed height cuts': {
    html: '<div style="height: 20px; width: 80px; overflow: hidden">A text of several lines</div>',
    judge: findMisfits,
    finds: 'leaves its box',
  },
  'text that leaves its button': {
    html: '<button style="height: 24px; width: 60px; white-space: normal">A name of several lines</button>',
    judge: findMisfits,
    finds: 'leaves its box',
  },
  'a button without a name': {
    html: '<button style="width: 40px; height: 40px"></button>',
    judge: findViolations,
    finds: 'button-name',
  },
  'a slow transition': {
    html: '<p style="transition: opacity 400ms">Slow</p>',
    judge: findMotion,
    finds: 'transition of 400 ms',
  },
  'an endless animation': {
    html: '<style>@keyframes spin { to { rotate: 1turn } }</style><p style="animation: spin 1s infinite">Spins</p>',
    judge: findMotion,
    finds: 'animation spin',
  },
  'a button without a ring': {
    html: '<button style="outline: none">Ringless</button>',
    judge: findUndistinguished,
    finds: 'no visible focus',
  },
  'a box that looks the same checked': {
    html: '<input type="checkbox" style="appearance: none; width: 20px; height: 20px; border: 1px solid">',
    judge: findUndistinguished,
    finds: 'look the same',
  },
  'a slider drawn by a background alone': {
    html: '<div role="slider" tabindex="0" style="width: 40px; height: 40px; background: navy"></div>',
    judge: findInvisible,
    finds: 'nothing to see',
  },
};

const sound = '<html lang="en"><title>Sound</title><button style="padding: 8px">Sound</button>';

for (const [name, { html, judge, finds }] of Object.entries(faults)) {
  test(`${name} would be found`, async ({ stage: { page } }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setContent(html);
    expect((await judge(page)).join('\n')).toContain(finds);
    await page.setContent(sound);
    expect(await judge(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  });
}
