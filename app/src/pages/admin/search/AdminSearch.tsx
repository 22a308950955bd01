import { CommandPalette, icons } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  adminSearchCopy,
  type FoundRecords,
  isCertificateNumber,
  type SearchParts,
  searchSections,
} from './adminSearch.ts';
import { adminScreens } from '../../../parts/admin/menu.ts';
import { useSearchText } from '../../../shell/frame/useSearchText.ts';
import { useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';

/** The number of records of each kind that the search shows. */
const limit = 5;

export interface AdminSearchProps {
  onClose: () => void;
}

/** Finds people, courses, orders, layoff applications, certificates and screens, and goes to the chosen one. */
export default function AdminSearch({ onClose }: AdminSearchProps): ReactNode {
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  const [text, setText] = useSearchText(q, setQ);
  const typed = text.trim();
  const query = { q, limit };
  const options = { isEnabled: q !== '' };
  const people = useAdminQuery('GET /api/admin/users', { query }, options);
  const courses = useAdminQuery('GET /api/admin/courses', { query }, options);
  const orders = useAdminQuery('GET /api/admin/orders', { query }, options);
  const applications = useAdminQuery('GET /api/admin/layoff-applications', { query }, options);
  const certificate = useAdminQuery(
    'GET /api/admin/certificates/{certificateNumber}',
    { path: { certificateNumber: q } },
    { isEnabled: isCertificateNumber(q) },
  );
  const searches = [people, courses, orders, applications, certificate];
  const found: FoundRecords = {
    certificates: certificate.data ? [certificate.data] : [],
    people: people.data?.items ?? [],
    courses: courses.data?.items ?? [],
    orders: orders.data?.items ?? [],
    applications: applications.data?.items ?? [],
  };
  // Until the search of the typed text starts, the results are those of an earlier text.
  const isOutdated = typed !== q;
  const isFailing = searches.some(({ error }) => error !== undefined && error.status !== 404);
  const retry = () => {
    for (const { mutate } of searches) void mutate();
  };
  return (
    <CommandPalette
      title={adminSearchCopy.title}
      onClose={onClose}
      text={text}
      onTextChange={(next) => setText(next.slice(0, longest))}
      sections={searchSections(typed, typed === '' ? nothing : found, parts)}
      isLoading={typed !== '' && (isOutdated || searches.some(({ isLoading }) => isLoading))}
      error={isFailing && typed !== '' ? adminSearchCopy.failure : undefined}
      onRetry={retry}
      onChoose={(href) => {
        onClose();
        void navigate(href);
      }}
    />
  );
}

/** The API rejects longer search words. */
const longest = 100;

const nothing: FoundRecords = { certificates: [], people: [], courses: [], orders: [], applications: [] };

const parts: SearchParts = {
  screens: adminScreens,
  icons: {
    certificates: icons.award,
    people: icons.user,
    courses: icons.bookOpen,
    orders: icons.receiptText,
    applications: icons.lifeBuoy,
  },
};
