import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { landingAtRest } from '../../app/publish/first-load.ts';
import { bakePng } from '../../lambdas/badges/baked.ts';
import { maxFileBytes } from '../../lambdas/badges/check.ts';
import { bombPng, pixel, signAsOther, testIssuer } from '../../lambdas/badges/test-badges.ts';
import { findEverywhere } from './accessibility-checks.ts';
import { pressOn } from './keyboard.ts';
import { openSettled, settled } from './settled.ts';
import { expect, test as base } from './test.ts';

type Issuer = Awaited<ReturnType<typeof testIssuer>>;

/** A test whose site has the keys of a test's issuer. `set` is the places in the list of revoked badges. */
const test = base.extend<{ issuer: Issuer; set: number[] }>({
  set: [[], { option: true }],
  issuer: [
    async ({ page, origin, set }, provide) => {
      const issuer = await testIssuer(origin);
      await page.route('**/.well-known/did.json', (route) => route.fulfill({ json: issuer.own }));
      await page.route('**/api/credentials/status/**', async (route) => {
        await route.fulfill({ json: await issuer.statusList(set) });
      });
      await provide(issuer);
    },
    { auto: true },
  ],
});

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

const fileOf = (content: object | string | Uint8Array, name = 'badge.json') => ({
  name,
  mimeType: 'application/octet-stream',
  buffer:
    content instanceof Uint8Array
      ? Buffer.from(content)
      : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

const check = (page: Page) => page.locator('[data-component=CredentialCheck]');
const choose = (page: Page, file: ReturnType<typeof fileOf>) =>
  check(page).locator('input[type=file]').setInputFiles(file);

/** Waits for the end of the check and for its verdict, in sight and announced. */
async function expectVerdict(page: Page, title: string): Promise<void> {
  await expect(check(page).getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
  await expect(check(page).getByRole('status').last()).toContainText(title);
}

const expectSteps = (page: Page, ...steps: (string | RegExp)[]) =>
  expect(check(page).getByRole('listitem')).toHaveText(steps);

const passed = [
  /^File.*Passed/,
  /^Issuer.*Passed/,
  /^Signature.*Passed/,
  /^Content.*Passed/,
  /^Dates.*Passed/,
];

/** Collects the URLs of all requests from now on. */
function requestsFrom(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}

test('a badge of this site is valid, and leads to its certificate', async ({ page, issuer }) => {
  await openSettled(page, '/verify');
  await choose(page, fileOf(await issuer.sign(issuer.badge)));
  await expectVerdict(page, 'Valid badge');
  await expectSteps(page, ...passed, /^Revocation.*Passed/);
  const owner = check(page).getByLabel('Name or email address');
  await owner.fill('Another Learner');
  await owner.press('Enter');
  await expect(owner).toHaveAccessibleDescription(/not for this name or email address/);
  await owner.fill(' demo learner');
  await owner.press('Enter');
  await expect(check(page).getByText('This badge was issued to “demo learner”.')).toBeVisible();
  await check(page).getByRole('link', { name: 'See it on our site' }).click();
  await expect(page).toHaveURL('/verify/RWC-2025-DEM0CERT');
  await expect(page.getByText('Demo Learner', { exact: true })).toBeVisible();
});

test('a badge is checked without a network, except for its revocation, after a while on the page', {
  tag: '@full',
}, async ({ page, context, issuer }) => {
  const loaded = page.waitForResponse('**/.well-known/did.json');
  await page.goto('/verify');
  await loaded;
  await settled(page);
  await page.unroute('**/api/credentials/status/**');
  await context.setOffline(true);
  await choose(page, fileOf(await issuer.sign(issuer.badge)));
  await expectVerdict(page, 'Genuine, but not checked for revocation');
  await expectSteps(page, ...passed, /^Revocation.*Not checked.*You are offline/);
  await check(page).getByLabel('Name or email address').fill('learner@example.com');
  await check(page).getByRole('button', { name: 'Compare' }).click();
  await expect(check(page).getByText(/This badge was issued to/)).toBeVisible();
  await expect(check(page).getByRole('link')).toHaveCount(0);
});

test('a file that is dropped before the checker could load is kept, and checked once the page is online', async ({
  page,
  context,
  issuer,
}) => {
  const badge = JSON.stringify(await issuer.sign(issuer.badge));
  await page.goto('/verify');
  await context.setOffline(true);
  await page.unroute('**/.well-known/did.json');
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'dropped.json'));
    return data;
  }, badge);
  const zone = check(page).locator('[data-part=drop-zone]');
  await zone.dispatchEvent('dragenter', { dataTransfer: transfer });
  await expect(zone).toContainText('Drop the file here');
  await zone.dispatchEvent('drop', { dataTransfer: transfer });
  await expectVerdict(page, 'Waiting for a connection');
  await expect(zone).toContainText('dropped.json');
  await page.route('**/.well-known/did.json', (route) => route.fulfill({ json: issuer.own }));
  await context.setOffline(false);
  await expectVerdict(page, 'Valid badge');
});

test.describe('a fault of the site', () => {
  test.use({ expectedMessage: /^The checker of badge files could not be loaded/ });

  test('is not taken for a missing network', async ({ page, issuer }) => {
    await openSettled(page, '/verify');
    await page.route('**/.well-known/did.json', (route) => route.fulfill({ status: 503 }));
    await choose(page, fileOf(await issuer.sign(issuer.badge)));
    await expectVerdict(page, 'The checker did not load');
  });
});

test.describe('a revoked badge', () => {
  test.use({ set: [5] });

  test('is revoked', async ({ page, issuer }) => {
    await openSettled(page, '/verify');
    await choose(page, fileOf(await issuer.sign(issuer.badge)));
    await expectVerdict(page, 'Revoked');
    await expectSteps(page, ...passed, /^Revocation.*Failed/);
  });
});

test('a badge with one other byte was changed, and nothing that it says is shown', async ({
  page,
  issuer,
}) => {
  await openSettled(page, '/verify');
  const text = JSON.stringify(await issuer.sign(issuer.badge)).replace('Sample Course', 'Simple Course');
  await choose(page, fileOf(text));
  await expectVerdict(page, 'The badge was changed');
  await expect(check(page).getByRole('definition')).toHaveCount(0);
});

test('a badge of another issuer is named as such, and its site is not contacted', async ({
  page,
  issuer,
}) => {
  await openSettled(page, '/verify');
  const requests = requestsFrom(page);
  const named = { ...issuer.badge, credentialStatus: elsewhere(issuer.badge.credentialStatus) };
  await choose(page, fileOf(await signAsOther(named)));
  await expectVerdict(page, 'Badge of another issuer');
  await expect(check(page).getByRole('definition').filter({ hasText: 'Sample College' })).toBeVisible();
  await expectSteps(page, ...passed, /^Revocation.*Not checked.*contacts no other site/);
  expect(requests.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
});

const elsewhere = (entry: object) => ({
  ...entry,
  statusListCredential: 'https://evil.example/api/credentials/status/sample',
});

test('each difficult file gets its sentence, one after the other, and no request leaves', {
  tag: '@full',
}, async ({ page, issuer }) => {
  await openSettled(page, '/verify');
  await expect(check(page)).toContainText(`up to ${maxFileBytes / 1_000_000} MB`);
  const { badge } = issuer;
  const signed = await issuer.sign(badge);
  const expired = await issuer.sign({ ...badge, validUntil: '2025-02-01T00:00:00Z' });
  // The first file loads the checker.
  await choose(page, fileOf({}));
  await expectVerdict(page, 'No badge in this file');
  const requests = requestsFrom(page);
  const evil = 'https://evil.example/x';
  const files: [name: string, content: object | string | Uint8Array, title: string][] = [
    ['expired', expired, 'Expired'],
    ['half a file', JSON.stringify(signed).slice(0, 400), 'Not a badge file'],
    ['half a picture', bakePng(pixel, JSON.stringify(signed)).slice(0, 400), 'The file is incomplete'],
    ['6 MB', new Uint8Array(6_000_000), 'The file is too large'],
    ['a picture that expands without end', bombPng(200_000_000), 'The file is too large'],
    ['a picture only', pixel, 'No badge in this file'],
    ['nothing', '', 'The file is empty'],
    ['a PDF', '%PDF-1.7', 'A PDF, not a badge file'],
    [
      'deep',
      { type: 'VerifiableCredential', name: JSON.parse('['.repeat(60) + ']'.repeat(60)) },
      'This file cannot be read',
    ],
    ['a token', 'eyJhbGciOiJFZERTQSJ9.eyJpc3MiOiIifQ.c2ln', 'Another format'],
    ['another issuer', { ...signed, issuer: { id: 'did:web:evil.example' } }, 'Unknown issuer'],
    [
      'another context',
      { ...signed, '@context': [...badge['@context'], 'https://evil.example/context'] },
      'Unsupported format',
    ],
    [
      'URLs everywhere',
      { ...signed, id: evil, image: evil, credentialSchema: { id: evil, type: evil }, termsOfUse: evil },
      'The badge was changed',
    ],
    ['a picture with a badge', bakePng(pixel, JSON.stringify(expired)), 'Expired'],
  ];
  for (const [name, content, title] of files) {
    await test.step(name, async () => {
      await choose(page, fileOf(content, `${name}.json`));
      await expect(check(page).locator('[data-part=drop-zone]')).toContainText(`${name}.json`);
      await expectVerdict(page, title);
    });
  }
  const { origin } = new URL(page.url());
  expect(requests.filter((url) => !url.startsWith(`${origin}/api/credentials/status/`))).toEqual([]);
});

test('a file is chosen with the keyboard only, and the result is accessible everywhere', {
  tag: '@full',
}, async ({ page, issuer }) => {
  await openSettled(page, '/verify');
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page, check(page).getByRole('button', { name: 'Choose File' }));
  await (await chooser).setFiles(fileOf(await issuer.sign(issuer.badge)));
  await expectVerdict(page, 'Valid badge');
  const again = check(page).getByRole('button', { name: 'Check Another File' });
  await expect(again).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(check(page).getByRole('link', { name: 'See it on our site' })).toBeFocused();
  expect(await findEverywhere(page, 'a valid badge')).toEqual([]);
  const name = `${'a-very-long-name-'.repeat(8)}.json`;
  await choose(page, fileOf(await signAsOther({ ...issuer.badge, name: 'x'.repeat(500) }), name));
  await expectVerdict(page, 'Badge of another issuer');
  expect(await findEverywhere(page, 'a badge of another issuer')).toEqual([]);
});

test('the checker loads only when a file may follow, and the scripts at rest before that stay within the budget', async ({
  page,
}) => {
  const requests = requestsFrom(page);
  const isChecker = (url: string) => /\/assets\/(fileCheck|CheckResult)-[^/]+\.js$|did\.json$/.test(url);
  // The time on the page must not pass.
  await page.clock.install();
  await openSettled(page, '/verify');
  expect(requests.filter(isChecker)).toEqual([]);
  const scripts = await Promise.all(
    requests
      .filter((url) => url.endsWith('.js'))
      .map(async (url) => gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length),
  );
  expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(landingAtRest * 1000);
  await check(page).locator('[data-part=drop-zone]').hover();
  await expect.poll(() => requests.filter(isChecker).length).toBe(3);
});

test('no other page loads the checker, even when the pointer is on its parts', async ({ page }) => {
  const requests = requestsFrom(page);
  await page.clock.install();
  for (const path of ['/', '/contact', '/layoff-application']) {
    await openSettled(page, path);
    await page.getByRole('main').hover();
    await page.clock.runFor(60_000);
    await settled(page);
  }
  expect(requests.filter((url) => /\/assets\/(fileCheck|CheckResult)-|did\.json/.test(url))).toEqual([]);
});
