import type { ElementType, ReactNode } from 'react';
import { card } from './Card.css.ts';

export interface CardProps {
  /** The element. @default 'div' */
  as?: ElementType | undefined;
  /** White on the canvas, grey, or a line alone. @default 'surface' */
  tone?: 'surface' | 'subtle' | 'outline' | undefined;
  /** Shadow. @default false */
  isRaised?: boolean | undefined;
  /** Space inside: 0, 16, 24 or 32 px, less on phones. @default 'md' */
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  /** Id of the title, for a `section` or `article`. */
  'aria-labelledby'?: string | undefined;
  /** What belongs together. */
  children?: ReactNode;
}

/** A surface that groups what belongs together. */
export function Card({
  as: Element = 'div',
  tone = 'surface',
  isRaised = false,
  padding = 'md',
  children,
  ...rest
}: CardProps): ReactNode {
  return (
    <Element {...rest} className={card({ tone, isRaised, padding })} data-component="Card">
      {children}
    </Element>
  );
}
