import type { Page } from '@playwright/test';
import { statements } from '../checklist/index.ts';
import type { Shown } from '../checklist/statement.ts';
import type { Viewer } from '../pages.ts';
import { admin, open, signIn } from './person.ts';
import { expect, test } from './test.ts';

/** What a part of a page shows: its words, those of closed parts too, and what one can follow, press and fill. */
interface Part {
  text: string;
  folded: string;
  links: { name: string; href: string }[];
  buttons: string[];
  fields: string[];
}

const isPart = (part: Part | undefined): part is Part => part !== undefined;

/** Reads every part that a selector names, as one. */
async function readPart(page: Page, selector: string): Promise<Part | undefined> {
  const parts = await page.locator(selector).evaluateAll((elements) => {
    const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    const nameOf = (element: Element) =>
      words([element.textContent, element.getAttribute('aria-label')].filter(Boolean).join(' '));
    const labelOf = (element: Element) => {
      const { labels } = element as HTMLInputElement;
      return words([...(labels ?? [])].map((label) => label.textContent).join(' ')) || nameOf(element);
    };
    return elements.map((element) => ({
      text: words((element as HTMLElement).innerText),
      folded: words(element.textContent),
      links: [...element.querySelectorAll('a[href]')].map((link) => ({
        name: nameOf(link),
        href: link.getAttribute('href') ?? '',
      })),
      buttons: [...element.querySelectorAll('button, summary, [role=button]')].map(nameOf),
      fields: [...element.querySelectorAll('input, select, textarea')].map(labelOf),
    }));
  });
  const [first, ...others] = parts;
  return first && others.reduce(joined, first);
}

const joined = (one: Part, other: Part): Part => ({
  text: `${one.text} ${other.text}`,
  folded: `${one.folded} ${other.folded}`,
  links: [...one.links, ...other.links],
  buttons: [...one.buttons, ...other.buttons],
  fields: [...one.fields, ...other.fields],
});

const plain = (text: string): string => text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').toLowerCase();

function has(text: string, wanted: string | RegExp): boolean {
  if (wanted instanceof RegExp) return new RegExp(wanted.source, 'i').test(text.replace(/[’‘]/g, "'"));
  return plain(text).includes(plain(wanted));
}

const withoutQuery = (href: string): string => href.replace(/\?[^#]*/, '');

/** What a part lacks of what it must show, or shows against what it must not. */
function lacks(
  part: Part,
  { texts = [], absent = [], links = [], buttons = [], fields = [], isFolded }: Shown,
): string[] {
  const text = isFolded ? part.folded : part.text;
  const lacking = (kind: string, wanted: readonly (string | RegExp)[], there: readonly string[]) =>
    wanted.filter((one) => !there.some((name) => has(name, one))).map((one) => `no ${kind} ${String(one)}`);
  return [
    ...lacking('text', texts, [text]),
    ...lacking('button', buttons, part.buttons),
    ...lacking('field', fields, part.fields),
    ...absent.filter((one) => has(text, one)).map((one) => `text ${String(one)}`),
    ...links
      .filter(
        ([name, to]) => !part.links.some((link) => has(link.name, name) && withoutQuery(link.href) === to),
      )
      .map(([name, to]) => `no link ${name} to ${to}`),
  ];
}

async function judge(page: Page, view: Shown): Promise<string[]> {
  const selector = view.within ?? '#main';
  const part = await readPart(page, selector);
  return isPart(part) ? lacks(part, view) : [`no part ${selector}`];
}

const whose: Record<Viewer, string> = {
  visitor: 'signed out',
  learner: 'signed in',
  admin: 'for an admin',
};

/** The pages that statements are about, each with what it must show under the statement's id. */
const views = Map.groupBy(
  statements.flatMap(({ id, says, shown = [] }) => shown.map((view) => ({ id, says, view }))),
  ({ view }) => `${view.path}, ${whose[view.viewer ?? 'visitor']}`,
);

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

for (const [name, all] of views) {
  test(`${name}, shows what the document states`, async ({ page }) => {
    const [{ view }] = all as [(typeof all)[number]];
    if (view.viewer === 'learner') await signIn(page);
    if (view.viewer === 'admin') await signIn(page, admin);
    await open(page, view.path);
    const find = async () => {
      const faults: string[] = [];
      for (const one of all) {
        for (const fault of await judge(page, one.view)) faults.push(`${one.id} (${one.says}): ${fault}`);
      }
      return faults.join('\n');
    };
    await expect.poll(find, { intervals: [500] }).toBe('');
  });
}
