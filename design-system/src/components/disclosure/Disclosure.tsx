import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import {
  chevron,
  content,
  disclosure,
  heading,
  panel,
  title as titleClass,
  trigger,
} from './Disclosure.css.ts';

export interface DisclosureProps {
  /** Describes the content. */
  title: ReactNode;
  /** The content. */
  children: ReactNode;
  /** Whether it is open initially. @default false */
  defaultExpanded?: boolean | undefined;
  /** Whether it is open, if the parent controls it. */
  isExpanded?: boolean | undefined;
  /** Called with whether it is open, when this changes. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
  /** Shown at the end of the title. */
  badge?: ReactNode;
  /** The level of the heading around the title's button. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * Content that opens on request; without JavaScript it is open. It is no `<details>`, because the heading would be inside
 * its button, where screen readers do not find it.
 */
export function Disclosure({
  title,
  children,
  defaultExpanded = false,
  isExpanded: given,
  onExpandedChange,
  badge,
  headingLevel = 3,
}: DisclosureProps): ReactNode {
  const id = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultExpanded);
  const isExpanded = given ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onExpandedChange?.(next);
  };
  useFound(panelRef, { isExpanded, onFound: () => change(true) });
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={disclosure} data-component="Disclosure" data-open={isExpanded || undefined}>
      <Heading className={heading}>
        <button
          type="button"
          className={trigger}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => change(!isExpanded)}
        >
          <span className={titleClass}>{title}</span>
          {badge}
          <span className={chevron}>
            <Icon icon={icons.chevronDown} />
          </span>
        </button>
      </Heading>
      <div ref={panelRef} id={id} className={panel} data-part="panel">
        <div className={content}>{children}</div>
      </div>
    </div>
  );
}

/** Lets the browser's page search find closed content, and opens it when it does. React knows no `until-found`. */
function useFound(
  panelRef: RefObject<HTMLElement | null>,
  { isExpanded, onFound }: { isExpanded: boolean; onFound: () => void },
): void {
  const open = useEffectEvent(onFound);
  useEffect(() => {
    const element = panelRef.current;
    if (isExpanded || !element || !('onbeforematch' in element)) return;
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', open);
    return () => {
      element.removeAttribute('hidden');
      element.removeEventListener('beforematch', open);
    };
  }, [panelRef, isExpanded]);
}
