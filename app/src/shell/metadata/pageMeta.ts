import type { MetaDescriptor } from 'react-router';
import { siteName } from '../site/siteCopy.ts';

/** A page's metadata for search engines and shared links. */
export interface PageMetadata {
  /** The title without the product's name, which is added. Only the landing page has none. */
  title?: string | undefined;
  description: string;
  keywords?: readonly string[] | undefined;
  /** The canonical path. */
  path: string;
  /** The path of the share image, 1200 by 630 pixels. */
  image?: string | undefined;
  type?: 'website' | 'article' | undefined;
  /** Whether search engines must not list the page, because it needs a session or shows personal data. */
  isPrivate?: boolean | undefined;
}

/** The title of the landing page. */
const defaultTitle = `${siteName} - IRS Section 127 AI Training | Employer-Paid Education`;

const defaultKeywords = [
  'AI training',
  'AI courses',
  'employer reimbursement',
  'Section 127',
  'educational assistance',
];
const defaultImage = '/images/og-image-new.jpg';

/** Returns the URL of a path of this site. */
export const absolute = (path: string): string => `${__SITE_URL__}${path === '/' ? '' : path}`;

/** Returns the descriptors of a page's head: title, description, keywords, canonical link, robots and social tags. */
export function pageMeta(page: PageMetadata): MetaDescriptor[] {
  const title = page.title === undefined ? defaultTitle : `${page.title} | ${siteName}`;
  const image = absolute(page.image ?? defaultImage);
  const url = absolute(page.path);
  return [
    { title },
    { name: 'description', content: page.description },
    { name: 'keywords', content: (page.keywords ?? defaultKeywords).join(', ') },
    {
      name: 'robots',
      content: page.isPrivate ? 'noindex' : 'index, follow, max-image-preview:large, max-snippet:-1',
    },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: title },
  ];
}
