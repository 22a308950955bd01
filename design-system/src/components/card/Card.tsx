import type { ElementType, ReactNode } from 'react';
import { card } from './Card.css.ts';

export interface CardProps {
  /** @default 'div' */
  as?: ElementType | undefined;
  /** @default 'surface' */
  tone?: 'surface' | 'subtle' | 'outline' | undefined;
  /** Shadow. @default false */
  isRaised?: boolean | undefined;
  /** @default 'md' (24 px, 16 in narrow containers) */
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  'aria-labelledby'?: string | undefined;
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
