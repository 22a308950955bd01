import type { LinkComponentProps } from '@redwhiteandcode/design-system';
import type { MouseEvent, ReactNode } from 'react';
import { action } from 'storybook/actions';

const follow = action('follow link');

/** The app's link, for stories: it stays an `<a href>`, and reports where it leads instead of leaving the story. */
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
