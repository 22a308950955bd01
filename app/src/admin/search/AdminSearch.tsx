import { CommandPalette } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { adminSearchCopy as copy } from '../../copy/adminSearch.ts';
import { searchSections } from '../../pages/admin/adminSearch.ts';
import { useSearchText } from '../../pages/useSearchText.ts';
import { useAdminQuery } from '../useAdminQuery.ts';

/** The number of people and of courses that the search shows. */
const limit = 5;

export interface AdminSearchProps {
  onClose: () => void;
}

/** Finds people, courses and screens, and goes to the chosen one. */
export default function AdminSearch({ onClose }: AdminSearchProps): ReactNode {
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  const [text, setText] = useSearchText(q, setQ);
  const typed = text.trim();
  const query = { q, limit };
  const options = { isEnabled: q !== '', keepPreviousData: true };
  const people = useAdminQuery('GET /api/admin/users', { query }, options);
  const courses = useAdminQuery('GET /api/admin/courses', { query }, options);
  // Until the search of the typed text starts, the results are those of an earlier text.
  const isOutdated = typed !== q;
  const isFailing = (people.error ?? courses.error) !== undefined;
  const found =
    typed === '' ? nothing : { people: people.data?.items ?? [], courses: courses.data?.items ?? [] };
  const retry = () => {
    void people.mutate();
    void courses.mutate();
  };
  return (
    <CommandPalette
      title={copy.title}
      isOpen
      onOpenChange={onClose}
      text={text}
      onTextChange={(next) => setText(next.slice(0, longest))}
      sections={searchSections(typed, found)}
      isLoading={isOutdated || people.isLoading || courses.isLoading}
      error={isFailing && typed !== '' ? copy.failure : undefined}
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

const nothing = { people: [], courses: [] };
