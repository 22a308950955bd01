import type { ReactNode } from 'react';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Spinner } from '../feedback/Spinner.tsx';
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

/** One thing that can be chosen. */
export interface ListBoxOption {
  /** What the form sends. */
  value: string;
  /** What is shown, and found by typing. */
  label: string;
  /** A second line, read after the label as part of the option's name. */
  description?: string | undefined;
  /** Shown, but not to be chosen. @default false */
  isDisabled?: boolean | undefined;
}

/** Options under a heading. */
export interface ListBoxOptionSection {
  /** The heading. */
  title: string;
  /** What can be chosen under it. */
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
  /** What can be chosen, in the order shown, alone or under headings. */
  options: readonly (ListBoxOption | ListBoxOptionSection)[];
  /** The options are on their way: the open list says so. @default false */
  isLoading?: boolean | undefined;
  /** Said in the list while the options load. @default 'Loading…' */
  loadingText?: string | undefined;
  /** Said in a list without options. @default 'Nothing to choose from.' */
  emptyText?: string | undefined;
}

/** The list of what can be chosen, in sections where there are headings; or why there is nothing. */
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
