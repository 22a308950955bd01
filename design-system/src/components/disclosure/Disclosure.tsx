import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { chevron, content, details, heading, summary } from './Disclosure.css.ts';

export interface DisclosureProps {
  /** Says what is inside. */
  title: ReactNode;
  /** The details. */
  children: ReactNode;
  /** Open at first. @default false */
  defaultExpanded?: boolean | undefined;
  /** Disclosures of one name close one another. */
  name?: string | undefined;
  /** Shown at the title's end. */
  badge?: ReactNode;
  /** Wraps the title in a heading. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Details that open on request; works without script. */
export function Disclosure({
  title,
  children,
  defaultExpanded = false,
  name,
  badge,
  headingLevel,
}: DisclosureProps): ReactNode {
  // The browser keeps the state; React must not write `open` again when it renders anew.
  const [initial] = useState(defaultExpanded);
  const Heading = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const);
  return (
    <details className={details} name={name} open={initial} data-component="Disclosure">
      <summary className={summary}>
        <Heading className={heading}>{title}</Heading>
        {badge}
        <span className={chevron}>
          <Icon icon={icons.chevronDown} />
        </span>
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}
