import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Builder, Capabilities, Key as SeleniumKey, WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { startDisplay } from './display.ts';
import type { Driver, Key, Modifier } from './screen.ts';

/** The programs of WebKitGTK: its driver, the smallest browser with its engine, and a display without a screen. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

const keys: Record<Key, string> = {
  Enter: SeleniumKey.ENTER,
  Tab: SeleniumKey.TAB,
  Escape: SeleniumKey.ESCAPE,
  Space: ' ',
  ArrowRight: SeleniumKey.ARROW_RIGHT,
  ArrowDown: SeleniumKey.ARROW_DOWN,
  End: SeleniumKey.END,
  KeyA: 'a',
};
const modifiers: Record<Modifier, string> = { Control: SeleniumKey.CONTROL, Shift: SeleniumKey.SHIFT };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** Starts WebKitGTK's MiniBrowser and controls it with WebDriver. */
export async function startWebKit(programs: WebKitPrograms): Promise<Driver<WebElement>> {
  const { display, process: screen } = await startDisplay(programs.display);
  const port = await freePort();
  const server = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/status`), { timeout: 20_000, interval: 100 });
  const browser = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      }),
    )
    .build();
  return {
    goto: (url) => browser.get(url),
    url: () => browser.getCurrentUrl(),
    back: () => browser.navigate().back(),
    forward: () => browser.navigate().forward(),
    run: (body, ...args) => browser.executeScript(body, ...args),
    findElement: async (body, ...args) => {
      const found = await browser.executeScript(body, ...args);
      return found instanceof WebElement ? found : undefined;
    },
    click: async (element) => {
      await browser.executeScript(
        'arguments[0].scrollIntoView({ block: "center", behavior: "instant" });',
        element,
      );
      await element.click();
    },
    type: (text) => browser.actions().sendKeys(text).perform(),
    press: (key, modifier) => {
      const actions = browser.actions();
      if (modifier) actions.keyDown(modifiers[modifier]);
      actions.sendKeys(keys[key]);
      if (modifier) actions.keyUp(modifiers[modifier]);
      return actions.perform();
    },
    attach: (element, file) => element.sendKeys(file),
    errors: () => undefined,
    quit: async () => {
      await browser.quit();
      server.kill();
      screen.kill();
    },
  };
}
