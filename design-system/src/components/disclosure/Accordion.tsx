import { type ReactNode, useState } from 'react';
import { list } from './Disclosure.css.ts';
import { Disclosure } from './Disclosure.tsx';

/** A question with its answer. */
export interface AccordionItem {
  /** Unique in the accordion. */
  id: string;
  /** The question, which opens the answer. */
  title: ReactNode;
  /** The answer. */
  content: ReactNode;
  /** Shown at the end of the title, such as a category badge. */
  badge?: ReactNode;
}

export interface AccordionProps {
  /** The items in display order. */
  items: readonly AccordionItem[];
  /** The heading level of the titles. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The id of the item that is open initially. */
  defaultExpandedKey?: string | undefined;
}

/** Questions and answers of which at most one is open. */
export function Accordion({ items, headingLevel = 3, defaultExpandedKey }: AccordionProps): ReactNode {
  const [openKey, setOpenKey] = useState(defaultExpandedKey);
  return (
    <div className={list} data-component="Accordion">
      {items.map(({ id, content, ...item }) => (
        <Disclosure
          key={id}
          {...item}
          headingLevel={headingLevel}
          isExpanded={id === openKey}
          onExpandedChange={(isExpanded) => setOpenKey(isExpanded ? id : undefined)}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
