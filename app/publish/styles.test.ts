import { describe, expect, it } from 'vitest';
import { linkedStyles } from './first-load.ts';
import { withStyles } from './styles.ts';

describe('the stylesheets of a page', () => {
  const sheets = [
    { href: '/assets/style.css', text: '.a{color:red}' },
    { href: '/assets/form.css', text: '@layer component{.b:hover,.c .d{color:red}}' },
    { href: '/assets/other.css', text: '.e{color:red}' },
  ];
  const page = (classes: string) =>
    `<head><link rel="stylesheet" href="/assets/style.css#"/></head><p class="${classes}"></p>`;

  it.each([
    ['a', ['/assets/style.css']],
    ['a b', ['/assets/style.css', '/assets/form.css']],
    ['d', ['/assets/style.css', '/assets/form.css']],
    ['bb', ['/assets/style.css']],
    ['e b', ['/assets/style.css', '/assets/form.css', '/assets/other.css']],
  ])('are those with a rule for its classes: %s', (classes, hrefs) => {
    expect(linkedStyles(withStyles(page(classes), sheets))).toEqual(hrefs);
  });
});
