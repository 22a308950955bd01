import type { Page } from '@playwright/test';
import { inParts } from './pages.ts';
import { sample } from '../samples/sample.ts';
import { type Shown, type StatedViewer, statedPages } from './statements.ts';
import { signIn, viewers } from './accounts.ts';
import { openSettled } from './settled.ts';
import { expect, test } from './test.ts';

/** The content of a part of a page: its text, including collapsed text, and its links, buttons, and fields. */
interface Part {
  text: string;
  folded: string;
  links: { name: string; href: string }[];
  buttons: string[];
  fields: string[];
}

const isPart = (part: Part | undefined): part is Part => part !== undefined;

/** Reads all elements that match a selector as one part. */
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

function has(text: string, expected: string | RegExp): boolean {
  if (expected instanceof RegExp) return new RegExp(expected.source, 'i').test(text.replace(/[’‘]/g, "'"));
  return plain(text).includes(plain(expected));
}

const withoutQuery = (href: string): string => href.replace(/\?[^#]*/, '');

/** Returns what the part must show but does not, and what it shows but must not. */
function findFaultsOf(
  part: Part,
  { texts = [], absent = [], links = {}, hrefs = [], buttons = [], fields = [], isFolded }: Shown,
): string[] {
  const text = isFolded ? part.folded : part.text;
  const missing = (kind: string, expected: readonly (string | RegExp)[], found: readonly string[]) =>
    expected.filter((one) => !found.some((name) => has(name, one))).map((one) => `no ${kind} ${String(one)}`);
  return [
    ...missing('text', texts, [text]),
    ...missing('button', buttons, part.buttons),
    ...missing('field', fields, part.fields),
    ...absent.filter((one) => has(text, one)).map((one) => `text ${String(one)}`),
    ...[...Object.entries(links), ...hrefs.map((to) => ['', to] as const)]
      .filter(
        ([name, to]) => !part.links.some((link) => has(link.name, name) && withoutQuery(link.href) === to),
      )
      .map(([name, to]) => `no link ${name} to ${to}`),
  ];
}

async function checkStatement(page: Page, shown: Shown): Promise<string[]> {
  const selector = shown.within ?? '#main';
  const part = await readPart(page, selector);
  return isPart(part) ? findFaultsOf(part, shown) : [`no part ${selector}`];
}

const sampleSizes: Record<StatedViewer, number> = { visitor: 4, learner: 1, admin: 1 };

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

for (const viewer of ['visitor', 'learner', 'admin'] as const) {
  const ofViewer = statedPages.filter((page) => page.viewer === viewer);
  for (const part of inParts(sample(ofViewer, sampleSizes[viewer]), 10)) {
    const paths = part.map(({ path }) => path).join(', ');
    test(`${paths}: shows ${viewer}s what the specification states`, async ({ page, pathTo }) => {
      if (viewer !== 'visitor') await signIn(page, viewers[viewer]);
      for (const { path, statements } of part) {
        await openSettled(page, await pathTo(path));
        const find = async () => {
          const faults: string[] = [];
          for (const [says, shown] of Object.entries(statements)) {
            for (const fault of await checkStatement(page, shown)) faults.push(`${says}: ${fault}`);
          }
          return faults.join('\n');
        };
        await expect.poll(find, path).toBe('');
      }
    });
  }
}
