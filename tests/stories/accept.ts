import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../browsers/chromium.ts';
import { runStories } from './run-stories.ts';
import { isPictured, readStories } from '../visual/storybook.ts';
import { findOrphans, readPictures } from '../visual/accepted.ts';
import { calibrationFile, rendersRepeatably, takeCalibration } from '../visual/calibration.ts';
import { contextOptions, findLaunchOptions } from '../visual/launch.ts';
import { baselines } from '../visual/picture.ts';

/**
 * Accepts the pictures of the built Storybook and removes those without a story. Arguments are parts of story ids:
 * `npm run accept-pictures -- actions-button` accepts some. Returns a message if it fails.
 */
async function acceptPictures(parts: readonly string[]): Promise<string | undefined> {
  if ((await findBrowser()).kind !== 'npm') return "Accept pictures on the lockfile's browser (Linux x64).";
  const isWhole = parts.length === 0;
  const browser = await chromium.launch(await findLaunchOptions());
  const context = await browser.newContext(contextOptions);
  mkdirSync(baselines, { recursive: true });
  if (isWhole) writeFileSync(calibrationFile, await takeCalibration(context));
  const isRepeatable = await rendersRepeatably(context);
  await browser.close();
  if (!isRepeatable)
    return 'This machine renders differently from the last one. Accept all pictures, without an argument.';

  const stories = readStories().filter(
    (story) => isPictured(story) && (isWhole || parts.some((part) => story.id.includes(part))),
  );
  process.env.ACCEPT_PICTURES = 'yes';
  if (!(await runStories(stories)).passed) return 'A story failed: not every picture was accepted.';
  const orphans = findOrphans(isWhole ? undefined : stories.map(({ id }) => id));
  for (const file of orphans) rmSync(path.join(baselines, file));
  const taken = readPictures();
  const accepted = taken.filter(({ verdict }) => verdict === 'accepted').length;
  console.log(`${accepted} of ${taken.length} pictures are new, ${orphans.length} were removed`);
  return undefined;
}

const problem = await acceptPictures(process.argv.slice(2));
if (problem) console.error(problem);
process.exitCode = problem ? 1 : 0;
