import { expect, type Page } from '@playwright/test';
import { findFaultsBeyondAxe } from '../stories/beyond-axe.ts';
import { findInvisible, findUndistinguished } from './controls.ts';
import { boxesFromStart, findMisfits, fontSizes } from './layout.ts';
import { findMotion } from './motion.ts';
import { compare, takePicture } from './picture.ts';
import { shown, type Stage, test } from './stage.ts';

/** WCAG 1.4.12. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

type Boxes = Awaited<ReturnType<typeof boxesFromStart>>;

/** Checks the story on the stage. `boxes` are those of its first, left-to-right rendering. */
type Condition = (stage: Stage, id: string, boxes: Boxes) => Promise<string[]>;

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // Components that observe their size render between two frames.
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
  // Text that depends on the width grows less: 32 px is twice the body text.
  const stiff = before.filter(
    ({ size }, index) => (after[index]?.size ?? size * 2) < Math.min(size * 1.9, 32),
  );
  const problems = await findMisfits(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return [...stiff.map(({ name }) => `text does not grow: ${name}`), ...problems];
}

async function mirror(stage: Stage, id: string, leftToRight: Boxes): Promise<string[]> {
  await stage.show(id, 'rtl');
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

/** In the cheapest order: conditions that do not change the story come first. */
const conditions: Record<string, Condition> = {
  'reduced motion': ({ page }) => findMotion(page),
  'text at 200 percent': growText,
  'zoom at 200 percent': ({ page }) => resize(page, 640).then(() => findMisfits(page)),
  'a width of 320': async ({ page }) => {
    await resize(page, 320);
    return [...(await findMisfits(page)), ...(await findFaultsBeyondAxe(page))];
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
    await stage.page.emulateMedia({ forcedColors: 'active' });
    await stage.show(id);
    const problems = [...(await findInvisible(stage.page)), ...(await findUndistinguished(stage.page))];
    await stage.page.emulateMedia({ forcedColors: 'none' });
    return problems;
  },
};

for (const id of shown) {
  test(id, async ({ stage }) => {
    await stage.show(id);
    const boxes = await boxesFromStart(stage.page);
    const problems: string[] = [];
    for (const [name, condition] of Object.entries(conditions)) {
      for (const problem of await condition(stage, id, boxes)) problems.push(`${name}: ${problem}`);
    }
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
}

/** Faults: a name, the page with the fault, the check that must find it, and a part of its message. */
const faults: [string, string, (page: Page) => Promise<string[]>, string][] = [
  ['a box that is too wide', '<div style="width: 2000px">Wide</div>', findMisfits, 'too wide'],
  [
    'text that a fixed height cuts',
    '<div style="height: 20px; width: 80px; overflow: hidden">A text of several lines</div>',
    findMisfits,
    'leaves its box',
  ],
  [
    'text that leaves its button',
    '<button style="height: 24px; width: 60px; white-space: normal">A name of several lines</button>',
    findMisfits,
    'leaves its box',
  ],
  ['a slow transition', '<p style="transition: opacity 400ms">Slow</p>', findMotion, 'transition of 400 ms'],
  [
    'an endless animation',
    '<style>@keyframes spin { to { rotate: 1turn } }</style><p style="animation: spin 1s infinite">Spins</p>',
    findMotion,
    'animation spin',
  ],
  [
    'a button without a ring',
    '<button style="outline: none">Ringless</button>',
    findUndistinguished,
    'no visible focus',
  ],
  [
    'a box that looks the same checked',
    '<input type="checkbox" style="appearance: none; width: 20px; height: 20px; border: 1px solid">',
    findUndistinguished,
    'look the same',
  ],
  [
    'a slider drawn only by a background',
    '<div role="slider" tabindex="0" style="width: 40px; height: 40px; background: navy"></div>',
    findInvisible,
    'nothing to see',
  ],
  [
    'a strip without a name',
    '<ul style="overflow-x: auto; width: 90px; display: flex"><li style="min-width: 300px">Card</li></ul>',
    findFaultsBeyondAxe,
    'scrolls has no name',
  ],
  [
    'a field into which phones zoom',
    '<label>Track <select style="font-size: 14px"><option>AI</option></select></label>',
    findFaultsBeyondAxe,
    'below 16 px',
  ],
  [
    'an address with capitals',
    '<label>Email <input type="email" style="font-size: 16px" spellcheck="false"></label>',
    findFaultsBeyondAxe,
    'must be exact',
  ],
  [
    'a name that is corrected',
    '<label>Name <input autocomplete="name" autocapitalize="words" style="font-size: 16px"></label>',
    findFaultsBeyondAxe,
    'corrects the spelling',
  ],
  [
    'an amount typed on letters',
    '<label>Amount in dollars <input style="font-size: 16px"></label>',
    findFaultsBeyondAxe,
    'letters for a number',
  ],
  [
    'a separator that is read',
    '<style>li + li::before { content: "/" }</style><ol><li>Home</li><li>Courses</li></ol>',
    findFaultsBeyondAxe,
    'separator is read',
  ],
  [
    'progress that is read twice',
    '<div><span>Progress</span><progress aria-label="Progress" value="1" max="2"></progress></div>',
    findFaultsBeyondAxe,
    'read twice',
  ],
  [
    'links that name no course',
    '<a href="/course/a">View Details</a> <a href="/course/b">View Details</a>',
    findFaultsBeyondAxe,
    'links with one name',
  ],
];

const sound = '<html lang="en"><title>Sound</title><button style="padding: 8px">Sound</button>';

for (const [name, html, check, finds] of faults) {
  test(`the checks find ${name}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setContent(html);
    expect((await check(page)).join('\n')).toContain(finds);
    await page.setContent(sound);
    expect(await check(page)).toEqual([]);
  });
}

test('the comparison finds a changed border radius', async ({ page }) => {
  const draw = async (radius: number) => {
    await page.setContent(`<button style="border-radius: ${radius}px">Save</button>`);
    return takePicture(page);
  };
  const [before, again, after] = [await draw(8), await draw(8), await draw(7)];
  expect(again.equals(before)).toBe(true);
  expect(compare(before, after, 0).pixels).toBeGreaterThan(0);
});
