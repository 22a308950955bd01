import { expect, type Page } from '@playwright/test';
import { sanitizeLesson } from '../../lambdas/src/rows/course/lesson-html.ts';
import { attacks } from './lesson-attacks.ts';
import { sample } from '../samples/sample.ts';
import { newAccount, signInAt } from './accounts.ts';
import { callAs } from './caller.ts';
import { platformTest as test } from './platform-test.ts';

const course = 'ai-literacy-101';
const all = Object.entries(attacks).flatMap(([kind, lessons]) =>
  lessons.map((html, at) => ({ name: `${kind} ${at + 1}`, html })),
);

/** The number of lessons per course: a longer outline takes longer to render than the lessons. */
const inCourse = 50;
/** The number of attacks that each test tries; the full run tries all. */
const tried = 15;

/** Browser errors about content that the sanitizer parses and drops, and about requests that the test blocks. */
const harmlessMessages =
  /Applying inline style violates|Setting the document's base URI|Failed to load resource: (net::ERR_FAILED|the server responded with a status of 404)/;

/** Records everything an attack may do: run a script, make a request, or open a dialog, window, or frame. */
async function watch(page: Page): Promise<string[]> {
  const harm: string[] = [];
  await page.exposeFunction('attacked', () => void harm.push('ran'));
  const isForeign = ({ protocol, hostname }: URL) => /^https?:$/.test(protocol) && hostname !== 'localhost';
  await page.route(isForeign, (route) => {
    harm.push(`requested ${route.request().url()}`);
    return route.abort();
  });
  page.on('dialog', (dialog) => {
    harm.push('opened a dialog');
    void dialog.dismiss();
  });
  page.on('popup', () => harm.push('opened a window'));
  page.on('frameattached', () => harm.push('attached a frame'));
  page.on('pageerror', (error) => harm.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !harmlessMessages.test(message.text())) harm.push(message.text());
  });
  return harm;
}

/**
 * Hovers over, presses, and focuses everything within an element except web links, as a reader might. Returns
 * the elements and attributes that lessons must not contain.
 */
const touchEverything = (root: Element): string[] => {
  const allowed =
    'H2 H3 H4 P UL OL LI STRONG EM S SUB SUP BLOCKQUOTE A BR HR CODE PRE TABLE CAPTION THEAD TBODY TR TH TD DL DT DD'.split(
      ' ',
    );
  const events =
    'pointerover mouseover mousedown mouseup mouseout focus blur input submit toggle dragstart animationstart transitionend load error'.split(
      ' ',
    );
  const elements = [...root.querySelectorAll<HTMLElement>('*')];
  /** Whether an element is the frame that the player puts around a table. */
  const isFrame = ({ role, children: [child] }: Element) =>
    role === 'group' && child instanceof HTMLTableElement;
  const forbidden = elements
    .filter((element) => !isFrame(element))
    .flatMap((element) => [
      ...(allowed.includes(element.tagName) ? [] : [`<${element.tagName}>`]),
      ...[...element.attributes].flatMap(({ name, value }) => {
        if (name === 'rel' || name === 'scope') return [];
        // The page itself makes columns of short texts narrow.
        if (name === 'style' && value === 'min-inline-size: 0px;') return [];
        if (/^(start|colspan|rowspan)$/.test(name) && /^\d+$/.test(value)) return [];
        return name === 'href' && /^(https?:|mailto:)/i.test(value) ? [] : [`${name}="${value}"`];
      }),
    ]);
  for (const element of elements) {
    for (const type of events) element.dispatchEvent(new Event(type));
    if (element instanceof HTMLAnchorElement && /^(https?|mailto):/.test(element.protocol)) continue;
    if (element instanceof HTMLElement) element.focus();
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  return forbidden;
};

/** Signs in a learner of the course. Returns a function that opens the player with the given lessons. */
async function enter(page: Page): Promise<(lessons: typeof all) => Promise<void>> {
  const account = await newAccount(page.request);
  const { call } = await callAs(page.request, account);
  const enrollment = await call('POST', '/api/enrollments', { course_id: course });
  await signInAt(page, account, '/robots.txt');
  let shown: typeof all = [];
  await page.route(`**/api/courses/${course}/content**`, (route) => {
    const lessons = shown.map(({ name, html }, at) => ({
      lesson_number: at + 1,
      lesson_title: name,
      content: html,
    }));
    const items = [{ course_id: course, module_number: 1, module_title: 'Attacks', lessons }];
    return route.fulfill({ json: { items, next: null } });
  });
  await page.route('**/api/enrollments/*', (route) => route.fulfill({ json: enrollment }));
  return async (lessons) => {
    shown = lessons;
    await page.goto(`/learn/${course}/1/1`);
  };
}

test.describe('an attack', () => {
  test.describe.configure({ timeout: 240_000 });

  for (const isCspOn of [false, true]) {
    test.describe(`with the site's CSP ${isCspOn ? 'on' : 'off'}`, () => {
      test.use({ bypassCSP: !isCspOn });

      test('has no effect in the player', { tag: isCspOn ? '@full' : [] }, async ({ page }) => {
        const harm = await watch(page);
        const open = await enter(page);
        const chosen = sample(all, tried);
        for (let at = 0; at < chosen.length; at += inCourse) {
          const lessons = chosen.slice(at, at + inCourse);
          await open(lessons);
          for (const { name, html } of lessons) {
            await page.waitForFunction((title) => document.querySelector('h1')?.textContent === title, name);
            const forbidden = await page.$eval(
              '[data-component=LessonView] [data-component=Prose]',
              touchEverything,
            );
            expect(forbidden, `${name}: ${html}`).toEqual([]);
            expect(harm, `${name}: ${html}`).toEqual([]);
            await page.keyboard.press('ArrowRight');
          }
        }
        await page.waitForLoadState('networkidle');
        expect(harm).toEqual([]);
      });
    });
  }

  test.describe('without the site’s CSP', () => {
    test.use({ bypassCSP: true });

    test('has no effect after being sanitized for storage', async ({ page }) => {
      const harm = await watch(page);
      await page.goto('/robots.txt');
      for (const { name, html } of sample(all, tried)) {
        await page.setContent(`<body>${sanitizeLesson(html)}</body>`);
        expect(await page.$eval('body', touchEverything), `${name}: ${html}`).toEqual([]);
        expect(harm, `${name}: ${html}`).toEqual([]);
      }
    });

    test('succeeds in most cases if it is not sanitized, so the check can detect it', {
      tag: '@full',
    }, async ({ page }) => {
      const harm = await watch(page);
      await page.goto('/robots.txt');
      const lessons = [...attacks.handlers, ...attacks.addresses];
      let succeeded = 0;
      for (const html of lessons) {
        harm.length = 0;
        // An attack may navigate away while its HTML is set.
        await page.setContent(`<body>${html}</body>`, { waitUntil: 'commit' }).catch(() => {});
        await page.$eval('html', touchEverything).catch(() => 'it navigated away');
        // A `javascript:` URL runs in a task after the click.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve))).catch(() => {});
        if (harm.length > 0) succeeded++;
      }
      expect(succeeded).toBeGreaterThan(lessons.length / 2);
    });
  });
});
