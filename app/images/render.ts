/** Renders the share image, `public/images/og-image-new.jpg`, from `share-image.svg`. Run it after changing the SVG. */
import { readFileSync } from 'node:fs';
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
await browser.close();
