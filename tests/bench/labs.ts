import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../browsers/chromium.ts';
import { startPlatform } from '../platform/platform.ts';
import { pythonLab, sqlLab } from '@redwhiteandcode/contract/course/sample-labs.ts';
import { type Findings, mediansOf, timeOf } from './rows.ts';
import { openLessonWith } from './lesson.ts';

const runs = 5;
const require = createRequire(import.meta.url);

/** The bare pages by path: each loads its program when the button is pressed, and writes the first output into the page. */
const barePages: Readonly<Record<string, string>> = {
  '/python': `
    import { loadPyodide } from '/pyodide/pyodide.mjs';
    run = async () => (await loadPyodide({ indexURL: '/pyodide/' })).runPython('str(1 + 1)');`,
  '/sql': `
    import sqlite3InitModule from '/sqlite/index.mjs';
    run = async () => {
      const { oo1 } = await sqlite3InitModule();
      const database = new oo1.DB(':memory:');
      database.exec(${JSON.stringify(sqlLab.script)});
      return database.selectArrays(${JSON.stringify(sqlLab.solution_code)}).length;
    };`,
};

const documentOf = (script: string): string => `<!doctype html><html lang="en"><title>Bare</title>
<button>Run</button><output></output>
<script type="module">let run;${script}
document.querySelector('button').onclick = async () => {
  document.querySelector('output').textContent = 'Result: ' + await run();
};</script>`;

const types: Readonly<Record<string, string>> = {
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
};

/** Serves the bare pages, and the files of the two packages. */
async function startBarePages(): Promise<Server> {
  const folders: Readonly<Record<string, string>> = {
    '/pyodide/': path.dirname(require.resolve('pyodide/package.json')),
    '/sqlite/': path.join(path.dirname(require.resolve('@sqlite.org/sqlite-wasm/package.json')), 'dist'),
  };
  const server = createServer(({ url = '/' }, response) => {
    const page = barePages[url];
    if (page !== undefined) {
      response.setHeader('content-type', 'text/html').end(documentOf(page));
      return;
    }
    const [prefix, folder] = Object.entries(folders).find(([start]) => url.startsWith(start)) ?? [];
    if (!prefix || !folder) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', types[path.extname(url)] ?? 'application/octet-stream');
    createReadStream(path.join(folder, path.basename(url))).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Opens a page in a new context, whose caches are empty, and returns the time from the press of Run to the output. */
async function timeToOutput(
  browser: Browser,
  open: (page: Page) => Promise<unknown>,
  output: (page: Page) => Promise<unknown>,
): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await open(page);
    await page.waitForLoadState('networkidle');
    return await timeOf(async () => {
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await output(page);
    });
  } finally {
    await context.close();
  }
}

/** Measures the time from the press of Run to the first output in a lab, and in bare pages with the same programs. */
export async function measureLabs(): Promise<Findings> {
  const { executablePath, args, env } = await findBrowser();
  const platform = await startPlatform();
  const bare = await startBarePages();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  const { port } = bare.address() as AddressInfo;
  const bareTime = (name: string) =>
    timeToOutput(
      browser,
      (page) => page.goto(`http://127.0.0.1:${port}${name}`),
      (page) => page.getByText(/^Result: /).waitFor(),
    );
  const labTime = (lab: typeof pythonLab | typeof sqlLab, output: (page: Page) => Promise<unknown>) =>
    timeToOutput(browser, (page) => openLessonWith(page, platform.origin, [lab]), output);
  try {
    const { python, barePython, sql, bareSql } = await mediansOf(runs, {
      barePython: () => bareTime('/python'),
      python: () => labTime(pythonLab, (page) => page.getByText('Failed').waitFor()),
      bareSql: () => bareTime('/sql'),
      sql: () => labTime(sqlLab, (page) => page.getByRole('table').waitFor()),
    });
    return {
      rows: [
        {
          name: 'the first run of Python in a lab',
          value: python,
          against: 'a bare page with Pyodide',
          reference: barePython,
          goal: 1.2,
        },
        {
          name: 'the first run of a query in a lab',
          value: sql,
          against: 'a bare page with SQLite',
          reference: bareSql,
        },
      ],
    };
  } finally {
    await browser.close();
    await platform.stop();
    bare.close();
  }
}
