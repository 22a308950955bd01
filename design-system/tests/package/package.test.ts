import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../../../tests/browsers/chromium.ts';
import { light } from '../../src/theme/tokens.ts';
import { type Consumer, installPacked, packageRoot } from './packed.ts';

let consumer: Consumer;
beforeAll(() => {
  consumer = installPacked(['@types/react', '@types/react-dom']);
});
afterAll(() => rmSync(consumer.folder, { recursive: true, force: true }));

/** Returns the first example of the README, a complete app. */
function firstExample(): string {
  const readme = readFileSync(path.join(packageRoot, 'README.md'), 'utf8');
  const [, code] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? [];
  if (code === undefined) throw new Error('The README has no example.');
  return code;
}

/** Opens a page in the tests' browser; returns the style of the button and the errors of the page. */
async function inspectPage(url: string) {
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  try {
    const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
    });
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('requestfailed', (request) => errors.push(`failed: ${request.url()}`));
    await page.goto(url);
    const button = page.getByRole('button', { name: 'Save changes' });
    await button.waitFor();
    const style = await button.evaluate(async (element) => {
      await document.fonts.ready;
      const { backgroundColor, fontFamily } = getComputedStyle(element);
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
      return { backgroundColor, fontFamily, loaded: loaded.map(({ family }) => family.replaceAll('"', '')) };
    });
    return { errors, ...style };
  } finally {
    await browser.close();
  }
}

/** Builds an app of one file and opens it; returns the result of `inspectPage`. */
async function inspectApp(source: string) {
  const { folder, write } = consumer;
  write('main.tsx', source);
  write(
    'index.html',
    '<!doctype html><html lang="en"><head><link rel="icon" href="data:," /></head><body><main style="padding: 4rem"></main><script type="module" src="./main.tsx"></script></body></html>',
  );
  await build({ root: folder, configFile: false, logLevel: 'error' });
  const server = await preview({
    root: folder,
    configFile: false,
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  try {
    return await inspectPage(server.resolvedUrls?.local[0] ?? '');
  } finally {
    await server.close();
  }
}

const [red, green, blue] =
  light.action.primary.bg.match(/\w\w/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
const primary = `rgb(${red}, ${green}, ${blue})`;

test("the README's five lines make an app with a styled button", async () => {
  const example = firstExample();
  expect(example.trimEnd().split('\n')).toHaveLength(5);
  const page = await inspectApp(example);
  expect(page.errors).toEqual([]);
  expect(page.backgroundColor).toBe(primary);
  expect(page.fontFamily).toMatch(/^"Public Sans Variable"/);
  expect(page.loaded).toContain('Public Sans Variable');
});

test('`./theme` also loads the styles; without either import there are none', async () => {
  const example = firstExample();
  const themed = await inspectApp(example.replace('/styles.css', '/theme'));
  expect(themed.backgroundColor).toBe(primary);
  expect(themed.loaded).toContain('Public Sans Variable');
  const bare = await inspectApp(example.replace(/^import '.*\n/, ''));
  expect(bare.backgroundColor).not.toBe(primary);
  expect(bare.loaded).toEqual([]);
});

test('Node renders it without a bundler', () => {
  const { folder, write } = consumer;
  write(
    'render.js',
    `import { Button } from '@redwhiteandcode/design-system';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
console.log(renderToString(createElement(Button, null, 'Save changes')));`,
  );
  const { stdout, stderr } = spawnSync(process.execPath, ['render.js'], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toContain('Save changes</span></button>');
});

/** Returns publint's messages about the package in a folder. */
async function lintPackage(pkgDir: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir, level: 'suggestion', strict: true, pack: false });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

test('publint reports nothing', async () => {
  expect(await lintPackage(consumer.package)).toEqual([]);
});

test('publint reports a missing file', async () => {
  const broken = path.join(consumer.folder, 'broken');
  mkdirSync(broken);
  writeFileSync(
    path.join(broken, 'package.json'),
    '{ "name": "broken", "version": "1.0.0", "type": "module", "exports": "./dist/index.js" }',
  );
  expect(await lintPackage(broken)).not.toEqual([]);
});

test('the package contains no tests', () => {
  const { stdout } = spawnSync('find', ['.', '-name', '*.test.*'], {
    cwd: consumer.package,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});

const typed = `import '@redwhiteandcode/design-system/styles.css';
import { Button, type ButtonProps, icons, Icon, Select, vars } from '@redwhiteandcode/design-system';
import { themeScript, useTheme } from '@redwhiteandcode/design-system/theme';
import { light } from '@redwhiteandcode/design-system/tokens';
import { certificateFrame } from '@redwhiteandcode/design-system/printed-certificate';
import manifest from '@redwhiteandcode/design-system/package.json' with { type: 'json' };
import primitives from '@redwhiteandcode/design-system/tokens/primitives.tokens.json' with { type: 'json' };

const props: ButtonProps = { variant: 'neutral', children: manifest.version };
export const canvas: '#f9fafc' = light.bg.canvas;
export const waves: string = certificateFrame({ width: 1100, height: 850, inset: 44 }).waves;
export const background: string = vars.color.bg.canvas + themeScript + primitives.color.white.$value.hex;
export function Sample() {
  const { setChoice } = useTheme();
  return (
    <Button {...props} onPress={() => setChoice('dark')}>
      <Icon icon={icons.check} />
    </Button>
  );
}
export const selects: typeof Select = Select;
// @ts-expect-error: the button has no such size.
export const invalid = <Button size="huge">Save</Button>;
`;

test.each([
  ['nodenext', 'nodenext'],
  ['bundler', 'esnext'],
])('its types check under %s resolution', (moduleResolution, module) => {
  const { folder, write } = consumer;
  write('typed.tsx', typed);
  const compilerOptions = {
    target: 'es2024',
    lib: ['es2025', 'dom', 'dom.iterable'],
    types: [],
    jsx: 'react-jsx',
    strict: true,
    resolveJsonModule: true,
    noEmit: true,
    skipLibCheck: false,
    moduleResolution,
    module,
  };
  write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['typed.tsx'] }));
  const tsc = path.join(packageRoot, '../node_modules/typescript/bin/tsc');
  const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', folder], {
    encoding: 'utf8',
    cwd: folder,
  });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
