import { type ReactNode, useId } from 'react';
import { list } from './Disclosure.css.ts';
import { Disclosure } from './Disclosure.tsx';

/** A question and its answer. */
export interface AccordionItem {
  /** Unique in the accordion. */
  id: string;
  /** The question, on the button. */
  title: ReactNode;
  /** The answer. */
  content: ReactNode;
  /** Shown at the title's end, as a category badge. */
  badge?: ReactNode;
}

export interface AccordionProps {
  /** In the order in which they are shown. */
  items: readonly AccordionItem[];
  /** Level of the titles. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Id of the item that is open at first. */
  defaultExpandedKey?: string | undefined;
}

/** Questions and answers, one open at a time; the open one can be closed. Built on `<details name>`. */
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
