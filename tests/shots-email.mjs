import { chromium } from 'playwright';
import { findBrowser } from './browser.ts';
const origin = process.env.ORIGIN ?? 'http://localhost:3461';
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
const email = `shots-${Date.now()}@example.com`;
const post = (path, body, headers = {}) => fetch(origin + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
await post('/api/auth/sign-up', { email, password: 'first-password', full_name: 'Sample Learner' });
await post('/api/auth/sign-in', { email, password: 'first-password' }, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' });
const session = await (await post('/api/auth/sign-in', { email, password: 'first-password' })).text();
for (const [width, scheme] of [[375, 'light'], [1280, 'dark'], [1280, 'light']]) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme });
  const page = await context.newPage();
  await page.goto(origin + '/robots.txt');
  const { sessionKey } = await import('../app/src/session/persistence.ts');
  await page.evaluate(([k, s]) => localStorage.setItem(k, s), [sessionKey(new URL(origin).host), session]);
  for (const path of (process.env.PATHS ?? '/account,/dashboard,/reimbursement,/verify-email?code=x').split(',')) {
    await page.goto(origin + path);
    await page.waitForTimeout(2000);
    await page.screenshot({ path: `/tmp/email-shots/${path.replace(/\W+/g, '_')}-${width}-${scheme}.png`, fullPage: true });
  }
  await context.close();
}
await browser.close();
