import type { NavigationLink } from '@redwhiteandcode/design-system';

/** The links of the navigation bar to sections of the home page, which are there only on that page. */
export const homeAnchors: readonly NavigationLink[] = [
  { label: 'Benefits', href: '/#benefits' },
  { label: 'Programs', href: '/#programs' },
  { label: 'Calculator', href: '/#calculator' },
  { label: 'FAQ', href: '/#faq' },
];
