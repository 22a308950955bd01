import { siteName } from '../../shell/site/siteCopy.ts';
import { absolute } from '../../shell/metadata/pageMeta.ts';

/** Pages about the company and its programs, by name and path. */
export const companyPages = {
  about: { name: 'About Us', path: '/about' },
  corporate: { name: 'For Employers', path: '/corporate' },
  'layoff-to-liftoff': { name: 'Layoff to Lift-Off', path: '/layoff-to-liftoff' },
  'ai-transparency': { name: 'AI Transparency', path: '/ai-transparency' },
} as const;

export type CompanyPage = keyof typeof companyPages;

/** Returns the breadcrumbs from the home page to a page, as schema.org's `BreadcrumbList`. */
export function breadcrumbList(page: CompanyPage): { '@type': string; [property: string]: unknown } {
  const crumbs = [{ name: siteName, path: '/' }, companyPages[page]];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}
