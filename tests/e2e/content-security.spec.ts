import { expect } from '@playwright/test';
import { platformTest as test } from './platform-test.ts';
import { settled } from './settled.ts';

/** Markup with which an attacker would run code if a page showed it unescaped. */
const attacks = [
  '<script>window.attacked = "script"</script>',
  '<script type="module">window.attacked = "module"</script>',
  '<script src="data:text/javascript,window.attacked=1"></script>',
  '<script src="https://evil.example/x.js"></script>',
  '<img src="/no.png" onerror="window.attacked = \'handler\'">',
  '<iframe srcdoc="<script>parent.attacked = 1</script>"></iframe>',
].join('');

for (const path of ['/about', '/verify/RWC-2025-DEM0CERT']) {
  test(`scripts in the HTML of ${path} that are not ours do not run, and the page still starts`, async ({
    page,
  }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers();
      const body = (await response.text()).replace(/<body[^>]*>/, (tag) => tag + attacks);
      await route.fulfill({ status: response.status(), headers, body });
    });
    const response = await page.goto(path);
    expect(await response?.text()).toContain('attacked');
    await settled(page);
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    expect(refused.length).toBeGreaterThanOrEqual(4);
  });
}
