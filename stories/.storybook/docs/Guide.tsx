import { Link } from '@redwhiteandcode/design-system';
import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import type { ComponentProps, ReactNode } from 'react';
import { codeBlock, guide, page } from './docs.css.ts';

function Guide({ children }: { children?: ReactNode }): ReactNode {
  return <div className={`${page} ${guide} sb-unstyled`}>{children}</div>;
}

function Anchor({ href = '', children }: ComponentProps<'a'>): ReactNode {
  return <Link href={href}>{children}</Link>;
}

/** A fenced block has a language or several lines; other code is inline. */
function Code({ className, children }: ComponentProps<'code'>): ReactNode {
  const isBlock = className !== undefined || (typeof children === 'string' && children.includes('\n'));
  if (!isBlock) return <code>{children}</code>;
  const code = typeof children === 'string' ? children.trimEnd() : children;
  return (
    <div className={codeBlock}>
      <CodeOrSourceMdx className={className ?? 'language-text'}>{code}</CodeOrSourceMdx>
    </div>
  );
}

function Pre({ children }: ComponentProps<'pre'>): ReactNode {
  return children;
}

/** The components that render the Markdown elements of a guide. */
export const guideComponents = {
  wrapper: Guide,
  a: Anchor,
  code: Code,
  pre: Pre,
  h1: 'h1',
  h2: 'h2',
};
