import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { calibrationFile, drawsRepeatably, takeCalibration } from './calibration.ts';
import { baselineOf, baselines, compare, takePicture, writeResult } from './picture.ts';
import { pictured, type Stage, test as base } from './stage.ts';

const themes = ['light', 'dark'] as const;
const widths = [375, 1280] as const;
const accepts = process.env.ACCEPT_PICTURES === 'yes';
/** Where drawing is not repeatable: the difference of colour that counts, and the share of pixels that may differ. */
const tolerance = { threshold: 0.2, share: 0.001 };

const test = base.extend<object, { repeatable: boolean }>({
  repeatable: [async ({ stage }, use) => use(await drawsRepeatably(stage.page)), { scope: 'worker' }],
});

/** Says what is wrong with a picture, or writes it where pictures are being accepted. */
function judge(file: string, actual: Buffer, repeatable: boolean): string | undefined {
  const expected = existsSync(file) ? readFileSync(file) : undefined;
  if (expected?.equals(actual)) return undefined;
  if (accepts) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, actual);
    return undefined;
  }
  const name = path.relative(baselines, file).replace('.png', '').replaceAll(path.sep, '-');
  if (!expected) return `${name}: no accepted picture; see ${writeResult(name, actual)}`;
  const { pixels, of, sheet } = compare(expected, actual, repeatable ? 0 : tolerance.threshold);
  if (!repeatable && pixels <= of * tolerance.share) return undefined;
  return `${name}: ${pixels} pixels differ; see ${writeResult(name, sheet)}`;
}

async function judgeStory(stage: Stage, id: string, repeatable: boolean): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await stage.show(id, { width });
    for (const theme of themes) {
      await stage.light(theme);
      const file = baselineOf(id, theme, width);
      const expected = existsSync(file) ? readFileSync(file) : undefined;
      const actual = await takePicture(stage.page, expected);
      const problem = judge(file, actual, repeatable);
      if (problem) problems.push(problem);
    }
  }
  return problems;
}

for (const { id } of pictured) {
  test(id, async ({ stage, repeatable }) => {
    test.info().annotations.push({
      type: 'note',
      description: accepts
        ? 'Pictures accepted'
        : repeatable
          ? 'Pictures compared by the byte'
          : 'Pictures compared with a tolerance: this machine does not draw the calibration as the accepted one',
    });
    const problems = await judgeStory(stage, id, repeatable);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
}

test('the calibration is accepted', async ({ stage }) => {
  if (accepts) {
    mkdirSync(baselines, { recursive: true });
    writeFileSync(calibrationFile, await takeCalibration(stage.page));
  }
  expect(existsSync(calibrationFile), 'run npm run accept-pictures').toBe(true);
});

test('every accepted picture has its story', () => {
  const wanted = pictured.flatMap(({ id }) =>
    themes.flatMap((theme) => widths.map((width) => path.relative(baselines, baselineOf(id, theme, width)))),
  );
  const orphans = globSync('*/*.png', { cwd: baselines }).filter((file) => !wanted.includes(file));
  expect(accepts ? [] : orphans).toEqual([]);
});

test('a changed radius would be found', async ({ stage }) => {
  const draw = async (radius: number) => {
    await stage.page.setContent(`<button style="border-radius: ${radius}px">Save</button>`);
    return takePicture(stage.page, undefined);
  };
  const [before, again, after] = [await draw(8), await draw(8), await draw(7)];
  expect(again.equals(before)).toBe(true);
  expect(after.equals(before)).toBe(false);
  expect(compare(before, after, 0).pixels).toBeGreaterThan(0);
  expect(compare(before, again, 0).pixels).toBe(0);
});
