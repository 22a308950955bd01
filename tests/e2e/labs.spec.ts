import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { pythonLab, sqlLab } from '@redwhiteandcode/contract/course/sample-labs.ts';
import type { PlacedBlock } from '@redwhiteandcode/contract/course/block-parts.ts';
import { courseWith } from '../samples/sample-blocks.ts';
import { signInAt } from './accounts.ts';
import { enrollInArchivedCourse } from './archived-course.ts';
import { pressOn, tabTo } from './keyboard.ts';
import { expect, test } from './test.ts';

/** A run starts a program of several megabytes. */
const patient = { timeout: 60_000 };

const labOf = (page: Page, { title }: { title: string }): Locator =>
  page.getByRole('region', { name: title });
const codeOf = (lab: Locator): Locator => lab.getByRole('textbox');
const runButton = (lab: Locator): Locator => lab.getByRole('button', { name: 'Run', exact: true });

async function openLab<Lab extends PlacedBlock & { title: string }>(
  page: Page,
  block: Lab,
): Promise<Locator> {
  const course = courseWith(`Sample labs ${crypto.randomUUID()}`, [block]);
  const { account, path } = await enrollInArchivedCourse(page.request, course);
  await signInAt(page, account, path);
  const lab = labOf(page, block);
  await expect(codeOf(lab)).toBeVisible();
  return lab;
}

/** The element around an editor's shadow root, which has the focus of the editor. */
const editorOf = (lab: Locator): Locator => lab.locator('[data-part="editor"]');

/** Replaces the code by keyboard. After Escape, Tab leaves the editor. */
async function retypeCode(page: Page, lab: Locator, code: string): Promise<void> {
  await tabTo(page, editorOf(lab));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(code);
  await page.keyboard.press('Escape');
}

test('a learner fails a test, mends the code, stops a run, and finds the code again, by keyboard', async ({
  page,
}) => {
  const lab = await openLab(page, pythonLab);
  await retypeCode(page, lab, 'total = lambda path: 1; print(total("orders.csv"))');
  // A key after Escape makes Tab indent again.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(editorOf(lab)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editorOf(lab)).not.toBeFocused();
  await pressOn(page, runButton(lab));
  await expect(lab.getByText('0 of 1 test passed.')).toBeVisible(patient);
  await expect(lab.getByText('It is 2000, because 1200 + 350 + 450 = 2000.')).toBeVisible();
  await expect(lab.getByRole('group', { name: 'Output' })).toHaveText('1');

  await retypeCode(
    page,
    lab,
    'total = lambda path: sum(int(row.split(",")[1]) for row in list(open(path))[1:])',
  );
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(lab.getByText('The test passed.')).toBeVisible(patient);
  await expect(lab.getByText('Saved')).toBeVisible();

  await retypeCode(page, lab, 'while True: pass');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(lab.getByText('Running…')).toBeVisible();
  await page.keyboard.press('Escape');
  await pressOn(page, lab.getByRole('button', { name: 'Stop' }));
  await expect(lab.getByText('You stopped the run.')).toBeVisible();

  await pressOn(page, lab.getByRole('button', { name: 'Reset' }));
  await pressOn(page, lab.getByRole('button', { name: 'Undo reset' }));
  await pressOn(page, lab.getByRole('button', { name: 'Show the model solution' }));
  await expect(lab.getByText('csv.DictReader')).toBeVisible();
  await expect(lab.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(codeOf(lab)).toHaveText('while True: pass');
});

test('code that never ends is stopped after ten seconds, and the next run works', async ({ page }) => {
  const lab = await openLab(page, pythonLab);
  await retypeCode(page, lab, 'print("before")\nwhile True: pass');
  await pressOn(page, runButton(lab));
  await expect(lab.getByText(/^Your code ran for 10 seconds and was stopped\./)).toBeVisible(patient);
  await expect(lab.getByRole('group', { name: 'Output' })).toHaveText('before');
  await retypeCode(page, lab, 'total = lambda path: 2000');
  await pressOn(page, runButton(lab));
  await expect(lab.getByText('The test passed.')).toBeVisible(patient);
});

test('a learner writes a query, reads what differs, and mends it, by keyboard', async ({ page }) => {
  const lab = await openLab(page, sqlLab);
  await retypeCode(page, lab, 'select site, 1 as orders from orders');
  await pressOn(page, runButton(lab));
  await expect(lab.getByText('Not yet. Your query does not return the expected rows.')).toBeVisible(patient);
  await expect(lab.getByText('1 row of the right result is missing: North | 2.')).toBeVisible();
  await expect(
    lab.getByText('2 rows of yours do not belong in the result: North | 1; North | 1.'),
  ).toBeVisible();
  await expect(lab.getByRole('table').getByRole('columnheader')).toHaveText(['site', 'orders']);
  await retypeCode(page, lab, 'select site, count(*) as orders from orders group by site');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(lab.getByText('Right. Your query returns the expected rows.')).toBeVisible(patient);
  await expect(lab.getByText('Saved')).toBeVisible();
});

test('a program that was loaded once runs without a connection', async ({ page, context }) => {
  const lab = await openLab(page, sqlLab);
  await runButton(lab).click();
  await expect(lab.getByRole('table')).toBeVisible(patient);
  await page.reload();
  await expect(codeOf(lab)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await runButton(lab).click();
  await expect(lab.getByRole('table')).toBeVisible(patient);
});

test('a program that cannot be loaded is said to be missing, and loads with the next run', async ({
  page,
}) => {
  const lab = await openLab(page, sqlLab);
  await page.route(/\.wasm$/, (route) => route.abort());
  await runButton(lab).click();
  await expect(lab.getByText(/^SQLite could not be loaded\. Check your connection/)).toBeVisible(patient);
  await page.unroute(/\.wasm$/);
  await runButton(lab).click();
  await expect(lab.getByRole('table')).toBeVisible(patient);
});

/** Starts a server for the requests of hostile code. */
async function listen(): Promise<{ address: string; requests: string[]; stop: () => Promise<unknown> }> {
  const requests: string[] = [];
  const server = createServer(({ headers, url = '' }, response) => {
    requests.push(`${headers.upgrade ?? 'http'} ${url}`);
    response.setHeader('access-control-allow-origin', '*').end();
  });
  server.on('upgrade', ({ url = '' }, socket) => {
    requests.push(`upgrade ${url}`);
    socket.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    requests,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

test.describe('hostile code', () => {
  test.use({ expectedMessage: /Content Security Policy/ });

  /** Runs code that cannot be solved, and returns what it printed after it ended as expected. */
  async function runHostile(
    page: Page,
    lab: Locator,
    code: string,
    ending: string | RegExp,
  ): Promise<string> {
    await codeOf(lab).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(code);
    await runButton(lab).click();
    await expect(lab.getByText(ending)).toBeVisible(patient);
    const output = lab.getByRole('group', { name: 'Output' });
    return (await output.count()) > 0 ? output.innerText() : '';
  }

  async function runHarmless(page: Page, lab: Locator): Promise<void> {
    await runHostile(page, lab, 'total = lambda path: 2000', 'The test passed.');
  }

  test('reaches no network, no cookie, no storage, and no page', async ({ page }) => {
    const { address, requests, stop } = await listen();
    const lab = await openLab(page, pythonLab);
    const attempts = [
      `request = js.XMLHttpRequest.new(); request.open("GET", "${address}", False); request.send()`,
      `js.importScripts("${address}")`,
      'js.indexedDB.open("x").result',
      'js.caches.keys',
      'js.localStorage.getItem',
      'js.cookieStore.get',
      'js.document.cookie',
      'js.parent.document',
      'js.window.top',
      'js.eval("1")',
      'js.Function.new("return 1")()',
    ];
    const code = [
      'import js, time',
      `js.fetch("${address}").catch(lambda error: None)`,
      `js.WebSocket.new("${address.replace('http', 'ws')}")`,
      `js.EventSource.new("${address}")`,
      ...attempts.flatMap((one) => [
        'try:',
        `    ${one}`,
        '    print("reached")',
        'except Exception: print("refused")',
      ]),
      'print(js.self.origin)',
      'time.sleep(1)',
    ];
    const output = await runHostile(page, lab, code.join('\n'), '0 of 1 test passed.');
    expect(output.trim().split('\n')).toEqual([...attempts.map(() => 'refused'), 'null']);
    await runHarmless(page, lab);
    await stop();
    expect(requests).toEqual([]);
  });

  test('with floods of messages and 100 MB of output ends, and the page goes on', async ({ page }) => {
    const lab = await openLab(page, pythonLab);
    await runHostile(
      page,
      lab,
      'import js\nwhile True: js.postMessage("x")',
      'Your code sent too many messages to the page and was stopped.',
    );
    const output = await runHostile(
      page,
      lab,
      'for _ in range(1000): print("x" * 100_000)',
      /^(0 of 1 test passed|Your code ran for 10 seconds)/,
    );
    expect(output).toHaveLength(20_000);
    await expect(lab.getByText('Only the first 20,000 characters are shown.')).toBeVisible();
    await runHarmless(page, lab);
  });

  test('that makes up a result shows what its parts can show', async ({ page }) => {
    const lab = await openLab(page, pythonLab);
    const made =
      '{"type": "result", "result": {"output": 5, "end": {"kind": "done"}, "tests": [null, {"id": {}}]}}';
    const code = `import js\njs.postMessage(js.JSON.parse('${made}'))\nwhile True: pass`;
    await runHostile(page, lab, code, /^0 of 2 tests passed\./);
    await runHarmless(page, lab);
  });

  test('with 2 GB of memory and endless recursion ends with an error', async ({ page }) => {
    const lab = await openLab(page, pythonLab);
    await runHostile(page, lab, 'kept = [bytearray(10 ** 7) for _ in range(200)]', 'MemoryError');
    await runHostile(page, lab, 'def total(path): return total(path)\ntotal(1)', /RecursionError/);
    await runHarmless(page, lab);
  });

  test('that changes the prototypes of its worker changes neither the page nor the next run', async ({
    page,
  }) => {
    const lab = await openLab(page, pythonLab);
    const changes = [
      'import js',
      'for name in ["then", "type", "result", "end"]: setattr(js.Object.prototype, name, "changed")',
      'js.Array.prototype.push = 1',
      'js.MessagePort.prototype.postMessage = 1',
    ];
    await runHostile(
      page,
      lab,
      changes.join('\n'),
      /^(0 of 1 test passed|Your code (ran for 10 seconds|broke|ended))/,
    );
    expect(await page.evaluate(() => 'then' in {})).toBe(false);
    await runHarmless(page, lab);
  });
});
