import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { chevron, content, details, heading, summary } from './Disclosure.css.ts';

export interface DisclosureProps {
  /** Describes the content. */
  title: ReactNode;
  /** The content. */
  children: ReactNode;
  /** Whether it is open initially. @default false */
  defaultExpanded?: boolean | undefined;
  /** Opening a disclosure closes the others of the same name. */
  name?: string | undefined;
  /** Shown at the end of the title. */
  badge?: ReactNode;
  /** Wraps the title in a heading. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Content that opens on request; works without JavaScript. */
export function Disclosure({
  title,
  children,
  defaultExpanded = false,
  name,
  badge,
  headingLevel,
}: DisclosureProps): ReactNode {
  // The browser stores the state, so React must not set `open` again on a later render.
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
