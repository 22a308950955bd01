import { Link, type LinkComponentProps } from '@redwhiteandcode/design-system';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { type MouseEvent, type ReactNode, use } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { sanitize, storyNameFromExport, toId } from 'storybook/internal/csf';

/** Returns the URL of the page with a title such as `Components/Actions/Link`. */
function pageHref(title: string): string {
  return `?path=/docs/${sanitize(title)}--docs`;
}

/** Returns the id of a story from its page's title and its export name. */
export function storyId(title: string, exportName: string): string {
  return toId(title, storyNameFromExport(exportName));
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}

/** A link in the documentation. Storybook's window opens links to other documentation pages. */
export function DocsLink({ href, children, onClick, ...rest }: LinkComponentProps): ReactNode {
  const { channel } = use(DocsContext);
  const isInside = href.startsWith('?path=') || href.startsWith('#');
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isInside || !isPlainClick(event)) return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, href);
  };
  return (
    <a
      {...rest}
      href={href.startsWith('?') ? `./${href}` : href}
      target={rest.target ?? '_top'}
      onClick={follow}
    >
      {children}
    </a>
  );
}

/** A link to the page of a component or guide, with the last part of the title as its text. */
export function PageLink({ title }: { title: string }): ReactNode {
  return <Link href={pageHref(title)}>{title.split('/').at(-1)}</Link>;
}
