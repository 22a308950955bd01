import type { LinkComponentProps } from '@redwhiteandcode/design-system';
import type { MouseEvent, ReactNode } from 'react';
import { action } from 'storybook/actions';

const follow = action('follow link');

/** The link component for stories: an `<a href>` that reports its URL in the Actions panel instead of following it. */
export function StoryLink({ children, href, onClick, ...rest }: LinkComponentProps): ReactNode {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    event.preventDefault();
    follow(href);
  };
  return (
    <a {...rest} href={href} onClick={press}>
      {children}
    </a>
  );
}
