import type { LinkComponentProps } from '@redwhiteandcode/design-system';
import { type MouseEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { usePrefetch } from './usePrefetch.ts';

/** Paths that the API answers, or that are files: no page of the app. */
const servedElsewhere = /^\/(api|local|downloads)(\/|$)/;

/** Every link of the site: pages of ours change in place and are fetched on hover, the rest are plain links. */
export function RouterLink({ href, onClick, children, ...props }: LinkComponentProps): ReactNode {
  const { pathname } = useLocation();
  const prefetch = usePrefetch(href);
  const isPage =
    /^\/(?![/\\])/.test(href) && !servedElsewhere.test(href) && !props.target && props.download === undefined;
  if (!isPage) {
    return (
      <a {...props} href={href} onClick={onClick}>
        {children}
      </a>
    );
  }
  const isAnchorHere = href.startsWith(`${pathname}#`);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isAnchorHere) document.documentElement.dataset['scroll'] = 'smooth';
    onClick?.(event);
  };
  return (
    <Link
      {...props}
      to={href}
      onClick={follow}
      onPointerEnter={(event) => {
        props.onPointerEnter?.(event);
        prefetch();
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        prefetch();
      }}
    >
      {children}
    </Link>
  );
}
