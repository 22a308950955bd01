import { type ReactNode, useId, useState } from 'react';
import { Checkbox } from '../../components/field/Checkbox.tsx';
import type { FieldLabelProps } from '../../components/field/Field.tsx';
import { FieldGroup } from '../../components/field/FieldGroup.tsx';
import { useFieldError } from '../../components/form/fieldErrors.ts';
import { Pagination, type PaginationProps } from '../../components/pagination/Pagination.tsx';
import { SearchField } from '../../components/search-field/SearchField.tsx';
import { Spinner } from '../../components/spinner/Spinner.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { list } from './PickList.css.ts';

/** Something to choose: a person or a group. */
export interface PickItem {
  id: string;
  label: string;
  /** A second line, such as the address of a person. */
  detail?: string | undefined;
}

/** The page of a list from which to choose. */
export interface PickSource {
  items: readonly PickItem[];
  /** @default false */
  isLoading?: boolean | undefined;
  /** Why the list is not shown. */
  error?: string | undefined;
  search?: { label: string; value: string; onChange: (words: string) => void } | undefined;
  pages?: Pick<PaginationProps, 'hasPrevious' | 'hasNext' | 'onPrevious' | 'onNext'> | undefined;
}

export interface PickListProps extends Pick<FieldLabelProps, 'label' | 'description' | 'errorMessage'> {
  /** The name under which a form reports an error. */
  name: string;
  source: PickSource;
  /** What is chosen, on this page and others. */
  chosen: readonly PickItem[];
  onChange: (chosen: readonly PickItem[]) => void;
  /** Shown if there is nothing to choose. */
  empty: string;
}

/** A long list with a checkbox for each item, searched and page by page. A checkbox above it shows only what is chosen. */
export function PickList({
  label,
  description,
  errorMessage,
  name,
  source,
  chosen,
  onChange,
  empty,
}: PickListProps): ReactNode {
  const id = useId();
  const error = useFieldError(name, errorMessage);
  // What was chosen when only this was asked for, so that an item that is unchecked stays in place.
  const [kept, setKept] = useState<readonly PickItem[]>();
  const chosenIds = new Set(chosen.map((item) => item.id));
  const toggle = (item: PickItem, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, item] : chosen.filter((other) => other.id !== item.id));
  const items = kept ?? source.items;
  return (
    <FieldGroup id={id} label={label} description={description} errorMessage={error} component="PickList">
      {/* A form finds the first control by this name. */}
      <input type="hidden" name={name} value={chosen.length === 0 ? '' : 'chosen'} />
      <Stack gap={12}>
        {source.search && !kept && (
          // Enter does not send the form around it.
          <SearchField {...source.search} onSubmit={source.search.onChange} />
        )}
        {(chosen.length > 0 || kept) && (
          <Checkbox
            isSelected={kept !== undefined}
            onChange={(isShown) => setKept(isShown ? chosen : undefined)}
          >
            {`Show only what is chosen (${chosen.length.toLocaleString('en-US')})`}
          </Checkbox>
        )}
        {!kept && source.error !== undefined && <Text>{source.error}</Text>}
        {!kept && source.isLoading && <Spinner size="sm" />}
        {!kept && !source.isLoading && source.error === undefined && items.length === 0 && (
          <Text tone="muted">{source.search?.value ? 'Nothing found' : empty}</Text>
        )}
        {items.length > 0 && (
          <ul className={list}>
            {items.map((item) => (
              <li key={item.id}>
                <Checkbox
                  isSelected={chosenIds.has(item.id)}
                  onChange={(isChosen) => toggle(item, isChosen)}
                  description={item.detail}
                >
                  {item.label}
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
        {!kept && source.pages && <Pagination {...source.pages} label={`Pages of ${name}`} />}
      </Stack>
    </FieldGroup>
  );
}
