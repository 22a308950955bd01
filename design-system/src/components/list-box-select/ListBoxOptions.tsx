import type { ReactNode } from 'react';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Spinner } from '../spinner/Spinner.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import {
  header,
  list,
  note,
  option as optionClass,
  optionDescription,
  optionMark,
} from './ListBoxSelect.css.ts';

/** An option of a ListBoxSelect. */
export interface ListBoxOption {
  /** The value that the form submits. */
  value: string;
  /** The visible text, which type-ahead searches. */
  label: string;
  /** A second line; screen readers read it after the label as part of the option's name. */
  description?: string | undefined;
  /** Shows the option but prevents its selection. @default false */
  isDisabled?: boolean | undefined;
}

/** Options under a heading. */
export interface ListBoxOptionSection {
  /** The heading. */
  title: string;
  /** The options below the heading. */
  options: readonly ListBoxOption[];
}

function Option({ value, label, description, isDisabled = false }: ListBoxOption): ReactNode {
  return (
    <ListBoxItem id={value} textValue={label} isDisabled={isDisabled} className={optionClass}>
      <span className={optionMark}>
        <Icon icon={icons.check} size="sm" />
      </span>
      <span>{label}</span>
      {description && <div className={optionDescription}>{description}</div>}
    </ListBoxItem>
  );
}

export interface ListBoxOptionsProps {
  /** The options in display order, with or without headings. */
  options: readonly (ListBoxOption | ListBoxOptionSection)[];
  /** Shows `loadingText` in the open list. @default false */
  isLoading?: boolean | undefined;
  /** Shown in the list while the options load. @default 'Loading…' */
  loadingText?: string | undefined;
  /** Shown in a list without options. @default 'Nothing to choose from.' */
  emptyText?: string | undefined;
}

/** The list of options, in sections if there are headings, or the text of an empty list. */
export function ListBoxOptions({
  options,
  isLoading = false,
  loadingText = 'Loading…',
  emptyText = 'Nothing to choose from.',
}: ListBoxOptionsProps): ReactNode {
  const renderEmptyState = () => (
    <div className={note}>
      {isLoading && <Spinner size="sm" />}
      {isLoading ? loadingText : emptyText}
    </div>
  );
  return (
    <ListBox className={list} renderEmptyState={renderEmptyState}>
      {!isLoading && options.map(renderEntry)}
    </ListBox>
  );
}

function renderEntry(entry: ListBoxOption | ListBoxOptionSection): ReactNode {
  if (!('title' in entry)) return <Option key={entry.value} {...entry} />;
  return (
    <ListBoxSection key={`section ${entry.title}`} id={`section ${entry.title}`}>
      <Header className={header}>{entry.title}</Header>
      {entry.options.map((option) => (
        <Option key={option.value} {...option} />
      ))}
    </ListBoxSection>
  );
}
