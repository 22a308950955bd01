import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core';
import type { Driver } from './screen.ts';

/** Starts Firefox and controls it with WebDriver BiDi. */
export async function startFirefox(
  executablePath: string,
  options: LaunchOptions = { headless: true, defaultViewport: { width: 1280, height: 900 } },
): Promise<Driver<ElementHandle>> {
  const browser = await puppeteer.launch({ ...options, browser: 'firefox', executablePath });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  const call = (body: string, args: unknown[]) =>
    `(function () {${body}\n}).apply(null, ${JSON.stringify(args)})`;
  return {
    goto: async (url) => void (await page.goto(url)),
    url: async () => page.url(),
    back: async () => void (await page.goBack({ waitUntil: [] })),
    forward: async () => void (await page.goForward({ waitUntil: [] })),
    run: (body, ...args) => page.evaluate(call(body, args)),
    findElement: async (body, ...args) => {
      const handle = await page.evaluateHandle(call(body, args));
      return (handle.asElement() as ElementHandle | null) ?? undefined;
    },
    click: async (element) => {
      await element.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await element.click();
    },
    type: (text) => page.keyboard.type(text),
    press: async (key, modifier) => {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key === 'Space' ? ' ' : key);
      if (modifier) await page.keyboard.up(modifier);
    },
    attach: async (element, file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
    errors: () => errors.splice(0),
    quit: () => browser.close(),
  };
}
