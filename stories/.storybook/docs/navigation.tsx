import { Link, type LinkComponentProps } from '@redwhiteandcode/design-system';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { type MouseEvent, type ReactNode, use } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { sanitize, storyNameFromExport, toId } from 'storybook/internal/csf';

/** The address of a page by its title: `Components/Actions/Link`. */
export function pageHref(title: string): string {
  return `?path=/docs/${sanitize(title)}--docs`;
}

/** The id of a story by its page's title and its export's name. */
export function storyId(title: string, exportName: string): string {
  return toId(title, storyNameFromExport(exportName));
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}

/** The documentation's link: what leads to another of its pages is opened by the sidebar's window. */
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

/** A link to a component's or a guide's page; its words are the title's last part. */
export function PageLink({ title }: { title: string }): ReactNode {
  return <Link href={pageHref(title)}>{title.split('/').at(-1)}</Link>;
}
