import type { MetaDescriptor } from 'react-router';
import { adminWords as words } from '../copy/admin.ts';
import { pageMeta } from '../metadata/pageMeta.ts';

/** The head's descriptors of an admin page: 'Users | Admin', not for search engines. */
export const adminMeta = (page: { title: string; description: string; path: string }): MetaDescriptor[] =>
  pageMeta({ ...page, title: `${page.title} | ${words.area}`, isPrivate: true });
