import type { MetaDescriptor } from 'react-router';
import { adminCopy as copy } from './adminCopy.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';

/** The meta descriptors of an admin page: 'Users | Admin', hidden from search engines. */
export const adminMeta = (
  { title, description }: { title: string; description: string },
  path: string,
): MetaDescriptor[] => pageMeta({ title: `${title} | ${copy.area}`, description, path, isPrivate: true });
