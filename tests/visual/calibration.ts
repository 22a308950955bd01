import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright';
import { baselines, takePicture } from './picture.ts';

/** The picture of the calibration page from the machine that created the baselines. */
export const calibrationFile = path.join(baselines, 'calibration.png');

/** What machines may render differently: text, curves, gradients, shadows, blending, transforms. */
const calibrationPage = `<!doctype html><style>
  body { margin: 16px; font: 15px/1.5 sans-serif; color: #14213d; background: #fdfcfa }
  div { width: 220px; margin: 12px; padding: 12px; border-radius: 9px }
</style>
<p>The quick brown fox jumps over 13 lazy dogs. <b>Bold</b> <i>italic</i> <small>small</small></p>
<div style="background: linear-gradient(105deg, #b3202c, #14213d); color: white">Gradient</div>
<div style="box-shadow: 0 6px 18px rgb(20 33 61 / 0.3); border: 1px solid #8891a5">Shadow</div>
<div style="transform: rotate(7deg); background: #e9edf5; opacity: 0.8">Rotated</div>
<svg width="120" height="60" fill="none" stroke="#b3202c" stroke-width="1.5"><path d="M5 50C30 5 60 5 70 30s30 20 45-25"/></svg>`;

/** Takes a picture of the calibration page. */
export async function takeCalibration(context: BrowserContext): Promise<Buffer> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 320, height: 400 });
  await page.setContent(calibrationPage);
  const picture = await takePicture(page);
  await page.close();
  return picture;
}

/**
 * Whether this machine renders exactly like the one that created the baselines. Only the lockfile's browser can, and
 * not on every CPU.
 */
export async function rendersRepeatably(context: BrowserContext): Promise<boolean> {
  return existsSync(calibrationFile) && readFileSync(calibrationFile).equals(await takeCalibration(context));
}
