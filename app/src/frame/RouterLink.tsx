import type { LinkComponentProps } from '@redwhiteandcode/design-system';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { prefetchPage } from '../first-load/ClientRouter.tsx';

/** Paths that the API answers, or that are files: no page of the app. */
const servedElsewhere = /^\/(api|local|downloads)(\/|$)/;

/** Every link of the site: links to our pages navigate without a reload and prefetch on hover, the rest are plain. */
export function RouterLink({ children, ...props }: LinkComponentProps): ReactNode {
  const { href, target, download } = props;
  const isPage =
    /^\/(?![/\\])/.test(href) && !servedElsewhere.test(href) && !target && download === undefined;
  return isPage ? <PageLink {...props}>{children}</PageLink> : <a {...props}>{children}</a>;
}

function PageLink({ href, ...props }: LinkComponentProps): ReactNode {
  const { pathname } = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (href.startsWith(`${pathname}#`)) document.documentElement.dataset['scroll'] = 'smooth';
    props.onClick?.(event);
  };
  return (
    <Link
      {...props}
      to={href}
      onClick={follow}
      onPointerEnter={(event) => {
        props.onPointerEnter?.(event);
        prefetchPage(href);
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        prefetchPage(href);
      }}
    />
  );
}
