import type { LinkComponentProps } from '@redwhiteandcode/design-system';
import type { MouseEvent, ReactNode } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router';
import { prefetchPage } from '../first-load/ClientRouter.tsx';

/** Paths of the API and of files, which are not pages of the app. */
const servedElsewhere = /^\/(api|local|downloads|\.well-known)(\/|$)/;

/** Renders every link of the site. Links to pages of the app navigate without a reload, and prefetch on hover and focus. */
export function RouterLink({ children, ...props }: LinkComponentProps): ReactNode {
  const { href, target, download } = props;
  const isPage =
    /^\/(?![/\\])/.test(href) && !servedElsewhere.test(href) && !target && download === undefined;
  return isPage ? <PageLink {...props}>{children}</PageLink> : <a {...props}>{children}</a>;
}

/** React Router's `Link` also renders prefetch links, which would add 2 kB to every page. */
function PageLink({ href, children, ...props }: LinkComponentProps): ReactNode {
  const { pathname } = useLocation();
  const navigate = useLinkClickHandler(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (href.startsWith(`${pathname}#`)) document.documentElement.dataset['scroll'] = 'smooth';
    props.onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a
      {...props}
      href={href}
      onClick={follow}
      onPointerEnter={(event) => {
        props.onPointerEnter?.(event);
        void prefetchPage(href);
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        void prefetchPage(href);
      }}
    >
      {children}
    </a>
  );
}
