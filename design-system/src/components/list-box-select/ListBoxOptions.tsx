import type { ReactNode } from 'react';
import { Header, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { header, option as optionClass, optionDescription, optionMark } from './ListBoxSelect.css.ts';

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
  /** What can be chosen, alone or under headings. */
  options: readonly (ListBoxOption | ListBoxOptionSection)[];
}

/** The items of a list box, in sections where they have headings. */
export function ListBoxOptions({ options }: ListBoxOptionsProps): ReactNode {
  return options.map((entry) =>
    'title' in entry ? (
      <ListBoxSection key={`section ${entry.title}`} id={`section ${entry.title}`}>
        <Header className={header}>{entry.title}</Header>
        {entry.options.map((option) => (
          <Option key={option.value} {...option} />
        ))}
      </ListBoxSection>
    ) : (
      <Option key={entry.value} {...entry} />
    ),
  );
}
