import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { companyCopy as copy } from './companyCopy.ts';

/** Returns the meta descriptors of a page of a company's rooms: 'Roles | Company', hidden from search engines. */
export const companyMeta = (
  { title, description }: { title: string; description: string },
  path: string,
): MetaDescriptor[] => pageMeta({ title: `${title} | ${copy.area}`, description, path, isPrivate: true });
