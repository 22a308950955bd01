import { type ReactNode, useId } from 'react';
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

/** Questions and answers of which at most one is open. Built on `<details name>`. */
export function Accordion({ items, headingLevel = 3, defaultExpandedKey }: AccordionProps): ReactNode {
  const name = useId();
  return (
    <div className={list} data-component="Accordion">
      {items.map(({ id, content, ...item }) => (
        <Disclosure
          key={id}
          {...item}
          name={name}
          headingLevel={headingLevel}
          defaultExpanded={id === defaultExpandedKey}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
