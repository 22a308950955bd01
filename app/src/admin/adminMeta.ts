import type { MetaDescriptor } from 'react-router';
import { adminWords as words } from '../copy/admin.ts';
import { pageMeta } from '../metadata/pageMeta.ts';

/** The head's descriptors of an admin page: 'Users | Admin', not for search engines. */
export const adminMeta = (
  { title, description }: { title: string; description: string },
  path: string,
): MetaDescriptor[] => pageMeta({ title: `${title} | ${words.area}`, description, path, isPrivate: true });
