import type { ElementType, ReactNode } from 'react';
import { card } from './Card.css.ts';

export interface CardProps {
  /** The element. @default 'div' */
  as?: ElementType | undefined;
  /** A white surface, a gray surface, or only an outline. @default 'surface' */
  tone?: 'surface' | 'subtle' | 'outline' | undefined;
  /** Adds a shadow. @default false */
  isRaised?: boolean | undefined;
  /** Makes its ButtonLink fill the card, so that a click anywhere follows it. @default false */
  isLink?: boolean | undefined;
  /** The padding: 0, 16, 24 or 32 px, less on phones. @default 'md' */
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  /** The id of the title, for a `section` or `article`. */
  'aria-labelledby'?: string | undefined;
  children?: ReactNode;
}

/** A surface that groups related content. */
export function Card({
  as: Element = 'div',
  tone = 'surface',
  isRaised = false,
  isLink = false,
  padding = 'md',
  children,
  ...rest
}: CardProps): ReactNode {
  return (
    <Element {...rest} className={card({ tone, isRaised, isLink, padding })} data-component="Card">
      {children}
    </Element>
  );
}
