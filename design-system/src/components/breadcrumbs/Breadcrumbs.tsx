import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import { item as itemClass, list } from './Breadcrumbs.css.ts';

export interface BreadcrumbItem {
  label: string;
  /** Omitted for the current page. */
  href?: string | undefined;
}

export interface BreadcrumbsProps {
  items: readonly BreadcrumbItem[];
}

/** The path from the home page to the current page, which is the last item. */
export function Breadcrumbs({ items }: BreadcrumbsProps): ReactNode {
  return (
    <nav aria-label="Breadcrumb" data-component="Breadcrumbs">
      <ol className={list}>
        {items.map((item) => (
          <li key={item.label} className={itemClass}>
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Link href={item.href}>{item.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
