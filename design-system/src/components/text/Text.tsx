import type { ElementType, ReactNode } from 'react';
import { strong, textSize, textTone } from './text.css.ts';

export interface TextProps {
  /** 12, 14, 16 or 18 px. @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  /** The emphasis of the color. @default 'default' */
  tone?: 'default' | 'muted' | 'subtle' | undefined;
  /** Semi-bold. @default false */
  isStrong?: boolean | undefined;
  /** The element. @default 'p' */
  as?: ElementType | undefined;
  /** The id, for `aria-describedby`. */
  id?: string | undefined;
  /** The text. */
  children: ReactNode;
}

/** A paragraph, or inline text with `as="span"`. */
export function Text({
  size = 'md',
  tone = 'default',
  isStrong = false,
  as: Element = 'p',
  id,
  children,
}: TextProps): ReactNode {
  return (
    <Element
      id={id}
      className={`${textSize[size]} ${textTone[tone]}${isStrong ? ` ${strong}` : ''}`}
      data-component="Text"
    >
      {children}
    </Element>
  );
}
