/**
 * Renders `public/images/og-image-new.jpg` from `share-image.svg`, and `public/favicon.ico` from `public/favicon.svg`. Run
 * it after changing an SVG.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright';

const require = createRequire(import.meta.url);

const face = (family: string, file: string): string => {
  const data = readFileSync(require.resolve(file)).toString('base64');
  return `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(data:font/woff2;base64,${data}); }`;
};

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
const styles = [
  'body { margin: 0 }',
  face('Archivo Variable', '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
  face('Public Sans Variable', '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
];
const image = readFileSync(path.join(import.meta.dirname, 'share-image.svg'), 'utf8');
await page.setContent(`<style>${styles.join('\n')}</style>${image}`);
await page.evaluate(() => document.fonts.ready);
const target = path.join(import.meta.dirname, '../public/images/og-image-new.jpg');
await page.screenshot({ path: target, type: 'jpeg', quality: 85 });

/** Makes an ICO file of square PNG images. */
function icoOf(images: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [at, { size, png }] of images.entries()) {
    const entry = 6 + 16 * at;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

const publicFolder = path.join(import.meta.dirname, '../public');
const icon = readFileSync(path.join(publicFolder, 'favicon.svg'), 'utf8');
const images: { size: number; png: Buffer }[] = [];
for (const size of [16, 32, 48]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${icon}`);
  images.push({ size, png: await page.screenshot({ omitBackground: true }) });
}
writeFileSync(path.join(publicFolder, 'favicon.ico'), icoOf(images));
await browser.close();
