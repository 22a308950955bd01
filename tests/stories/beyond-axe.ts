import type { Page } from 'playwright';

/** Returns what is wrong with the shown page for people who listen or use a phone. Runs in the page. */
function readFaults(): string[] {
  const faults: string[] = [];
  const shown = [...document.querySelectorAll('body *')].filter(
    (element) => element.checkVisibility() && !element.closest('.sb-wrapper, #storybook-docs'),
  );
  const describe = (element: Element) => element.outerHTML.slice(0, 160);
  const isSilent = (element: Element) => element.closest('[aria-hidden="true"]') !== null;
  const textOf = (ids: string | null) =>
    (ids ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();
  const givenName = (element: Element) =>
    element.getAttribute('aria-label') ?? textOf(element.getAttribute('aria-labelledby'));
  const texts = (element: Element) =>
    [...element.querySelectorAll('*'), element]
      .filter((one) => !isSilent(one))
      .flatMap((one) => [...one.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim() ?? '');

  for (const element of shown) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isWider = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const isHigher = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
    const isField = element.matches('textarea, select, pre');
    // Browsers make scroll containers focusable if nothing in them is.
    const takesFocus =
      element.matches('[tabindex="0"]') || !element.querySelector('a[href], button, input, [tabindex="0"]');
    const canHaveName = element.matches('[role], ul, ol, nav, section, table');
    if (!isField && (isWider || (isHigher && takesFocus)) && !(canHaveName && givenName(element)))
      faults.push(`a part that scrolls has no name: ${describe(element)}`);
    for (const pseudo of ['::before', '::after']) {
      const { content } = getComputedStyle(element, pseudo);
      if (/^"[^\p{L}\p{N}"]*[/|›»→•·][^\p{L}\p{N}"]*"/u.test(content) && !isSilent(element))
        faults.push(`a separator is read aloud: ${content} at ${describe(element)}`);
    }
  }

  for (const field of shown.filter((element) => element.matches('input, select, textarea'))) {
    const { type, autocomplete, inputMode } = field as HTMLInputElement;
    if (/^(checkbox|radio|file|hidden|range|color)$/.test(type)) continue;
    if (Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      faults.push(`phones zoom into a field with text below 16 px: ${describe(field)}`);
    const isExact =
      type === 'email' ||
      type === 'password' ||
      type === 'url' ||
      /one-time-code|username|password|email/.test(autocomplete);
    const isName = /^((given-|family-)?name|organization|address-line\d)$/.test(autocomplete);
    const capitals = field.getAttribute('autocapitalize');
    if (isExact && !/^(none|off)$/.test(capitals ?? ''))
      faults.push(`a keyboard capitalizes what must be exact: ${describe(field)}`);
    if (isName && capitals !== 'words')
      faults.push(`a keyboard does not capitalize names: ${describe(field)}`);
    if ((isExact || isName) && field.getAttribute('spellcheck') !== 'false')
      faults.push(`the browser corrects the spelling of a name or an address: ${describe(field)}`);
    const label = (field as HTMLInputElement).labels?.[0]?.textContent ?? '';
    if (/dollars|seats|employees|hours|year\b/i.test(label) && type === 'text' && inputMode === '')
      faults.push(`a keyboard with letters for a number: ${describe(field)}`);
  }

  for (const bar of shown.filter((element) =>
    element.matches('progress, [role="progressbar"], [role="meter"]'),
  )) {
    const name = givenName(bar);
    const around = bar.parentElement ? texts(bar.parentElement) : [];
    if (!name) faults.push(`a progress bar has no name: ${describe(bar)}`);
    for (const text of around)
      if (text === name || /^\d+%$/.test(text)) faults.push(`progress is read twice: ${text}`);
  }

  const addresses = new Map<string, string>();
  for (const link of shown.filter((element) => element.matches('a[href]'))) {
    const name = givenName(link) || (link.textContent ?? '').trim();
    // Longer names are titles.
    if (name.split(/\s+/).length > 3) continue;
    const key = `${name} ${textOf(link.getAttribute('aria-describedby'))}`;
    const address = (link.getAttribute('href') ?? '').replace(/\?.*/, '');
    if (addresses.has(key) && addresses.get(key) !== address)
      faults.push(`links with one name lead to ${addresses.get(key)} and ${address}: ${name}`);
    addresses.set(key, address);
  }
  return faults;
}

/** Whether the page has fields, whose text phones enlarge. Runs in the page. */
const hasFields = (): boolean => document.querySelector('input, select, textarea') !== null;

/**
 * Returns faults that axe does not look for: fields into which phones zoom or in which they change what people type, parts
 * that scroll without a name, separators and progress that are read aloud, and links that do not say to what they lead.
 */
export const findFaultsBeyondAxe = (page: Page): Promise<string[]> => page.evaluate(readFaults);

/** Returns the same faults at the width of a phone, if the page has fields, and restores the width. */
export async function findFaultsOnPhone(page: Page): Promise<string[]> {
  if (!(await page.evaluate(hasFields))) return findFaultsBeyondAxe(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 800 });
  const faults = await findFaultsBeyondAxe(page);
  if (size) await page.setViewportSize(size);
  return faults;
}
