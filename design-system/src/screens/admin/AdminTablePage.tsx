import type { ReactNode } from 'react';
import { Heading } from '../../components/text/Heading.tsx';
import { Text } from '../../components/text/Text.tsx';
import { SearchField } from '../../components/search-field/SearchField.tsx';
import { Stack } from '../../layout/Stack.tsx';
import {
  oneLine,
  filter,
  header,
  page,
  search as searchClass,
  summary as summaryClass,
  titles,
  tools,
  toolsEnd,
} from './AdminTablePage.css.ts';

export interface AdminTablePageProps {
  title: string;
  subtitle: string;
  /** A line of counts under the subtitle. */
  summary?: ReactNode;
  /** Stat cards above the table. */
  cards?: ReactNode;
  /** The search box above the table; `placeholder` is its label: 'Search by name or email'. */
  search?: { value: string; onChange: (words: string) => void; placeholder: string } | undefined;
  /** A select that filters the list. */
  filters?: ReactNode;
  /** Buttons, such as to add or export rows. */
  actions?: ReactNode;
  /** Whether the list updates live, as LiveStatus. */
  status?: ReactNode;
  /** The table, and the pagination under it. */
  children: ReactNode;
}

/** Returns the title with words such as 'Lift-Off' on one line. */
const unbroken = (title: string): ReactNode =>
  title.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={oneLine}>
        {part}
      </span>
    ),
  );

/** A list page of the admin area: title, counts, search, filters, actions, table and pagination. */
export function AdminTablePage({
  title,
  subtitle,
  summary,
  cards,
  search,
  filters,
  actions,
  status,
  children,
}: AdminTablePageProps): ReactNode {
  return (
    <div className={page} data-component="AdminTablePage">
      <Stack gap={24}>
        <div className={header}>
          <div className={titles}>
            <Heading level={1}>{unbroken(title)}</Heading>
            <Text tone="muted">{subtitle}</Text>
            {summary && <p className={summaryClass}>{summary}</p>}
          </div>
          {status}
        </div>
        {cards}
        {(search || filters || actions) && (
          <div className={tools}>
            {search && (
              <div className={searchClass}>
                <SearchField label={search.placeholder} value={search.value} onChange={search.onChange} />
              </div>
            )}
            {filters && <div className={filter}>{filters}</div>}
            {actions && <div className={toolsEnd}>{actions}</div>}
          </div>
        )}
        {children}
      </Stack>
    </div>
  );
}
