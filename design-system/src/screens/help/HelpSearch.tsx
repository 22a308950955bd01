import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { ChipGroup } from '../../components/chip/ChipGroup.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { SearchField } from '../../components/search-field/SearchField.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { everyFaq, type FaqSearch } from './faq.ts';
import { frame, search as searchClass, searchField, searchLayout } from './help.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

export interface HelpSearchProps {
  search: FaqSearch;
  onChange: (search: FaqSearch) => void;
  /** All categories. */
  categories: readonly string[];
  /** Where to ask when nothing matches, such as the contact page with the words filled in. */
  askHref?: string | undefined;
  /** Number of matching questions. */
  count: number;
  /** The matching questions. */
  children?: ReactNode;
}

/** The key of the chip for all categories. */
const all = '';

/** A search box and category chips that filter the questions below or beside them, with the number of results. */
export function HelpSearch(props: HelpSearchProps): ReactNode {
  const { search, onChange, categories, askHref, count, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange(everyFaq);
    input.current?.focus();
  };
  return (
    <div className={frame} data-component="HelpSearch">
      <div className={searchLayout}>
        <search className={searchClass}>
          <div className={searchField}>
            <SearchField
              ref={input}
              label="Search for help"
              placeholder="Search questions and answers"
              value={search.query}
              onChange={(query) => onChange({ ...search, query })}
            />
          </div>
          <ChipGroup
            label="Category"
            items={[{ id: all, label: 'All' }, ...categories.map((label) => ({ id: label, label }))]}
            selectedKeys={new Set([search.category ?? all])}
            onSelectionChange={([category]) =>
              onChange({ ...search, category: category === all ? undefined : category })
            }
          />
          <output className={smallMuted}>
            {count} {count === 1 ? 'result' : 'results'}
          </output>
        </search>
        {count > 0 ? (
          children
        ) : (
          <EmptyState
            headingLevel={3}
            icon={<Icon icon={icons.searchX} size="lg" />}
            title="No results found"
            description="Try other words or another category."
            action={
              <Inline justify="center">
                {askHref && <ButtonLink href={askHref}>Ask Us</ButtonLink>}
                <Button variant="neutral" onPress={clear}>
                  Clear Search
                </Button>
              </Inline>
            }
          />
        )}
      </div>
    </div>
  );
}
