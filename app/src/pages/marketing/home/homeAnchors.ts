import type { NavigationLink } from '@redwhiteandcode/design-system';

const links: readonly NavigationLink[] = [
  { label: 'Benefits', href: '/#benefits' },
  { label: 'Programs', href: '/#programs' },
  { label: 'Calculator', href: '/#calculator' },
  { label: 'FAQ', href: '/#faq' },
];

/** The sections of the home page in the mobile menu of that page. */
export const homeList = { label: 'On This Page', links };

/** The menu in the navigation bar of the home page, instead of the link to it. */
export const homeMenu = { label: 'Home', links: [{ label: 'Home', href: '/' }, ...links] };
