import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Input, Label, SearchField } from 'react-aria-components/SearchField';
import { Button } from '../../components/button/Button.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import { Spinner } from '../../components/feedback/Spinner.tsx';
import { label as labelClass } from '../../components/field/field.css.ts';
import { Icon, type IconSource } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import {
  dialog,
  failure,
  field,
  fieldIcon,
  header,
  input,
  list,
  option,
  optionDescription,
  panel,
  scrim,
  status as statusClass,
  top,
} from './CommandPalette.css.ts';

/** A result of a command palette. */
export interface CommandPaletteItem {
  /** Unique among all sections. */
  id: string;
  label: string;
  /** A second line, such as an email address. */
  description?: string | undefined;
  icon: IconSource;
}

/** Results of one kind. */
export interface CommandPaletteSection {
  id: string;
  /** The heading: 'People'. */
  title: string;
  items: readonly CommandPaletteItem[];
}

export interface CommandPaletteProps {
  /** The name of the dialog and the label of its field: 'Find a person, course or screen'. */
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The typed text. */
  text: string;
  onTextChange: (text: string) => void;
  /** The results in display order; empty sections are left out. */
  sections: readonly CommandPaletteSection[];
  /** Whether the results of the typed text are loading. Until then the palette keeps the last ones. @default false */
  isLoading?: boolean | undefined;
  /** Why some results are missing. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Called with the id of the chosen result. The parent closes the palette. */
  onChoose: (id: string) => void;
}

/**
 * React Aria adds an inline style for touch to the page, which a content security policy may refuse, unless an element has
 * this id. `CommandPalette.css.ts` has the rule.
 */
const pressStyleId = 'react-aria-pressable-style';

/** The dialog opens for typing, so its field takes focus instead of the dialog. */
const focus = { autoFocus: true };

/** A search over the page: the field keeps focus, the arrow keys move through the results, and Enter chooses one. */
export function CommandPalette({
  title,
  isOpen,
  onOpenChange,
  text,
  onTextChange,
  sections,
  isLoading = false,
  error,
  onRetry,
  onChoose,
}: CommandPaletteProps): ReactNode {
  const shown = useLoaded(sections, isLoading).filter(({ items }) => items.length > 0);
  const onKeyDown = useFirstOnEnter(shown[0]?.items[0]?.id, { text, isLoading, error, onChoose });
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <ModalOverlay
      className={scrim}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      data-part="scrim"
    >
      <Modal className={panel}>
        <Dialog className={dialog} aria-label={title} data-component="CommandPalette">
          <span id={pressStyleId} hidden />
          <Autocomplete inputValue={text} onInputChange={onTextChange}>
            <div className={top} onKeyDownCapture={onKeyDown}>
              <SearchField className={field} {...focus}>
                <Label className={labelClass}>{title}</Label>
                <Input className={input} />
                <span className={fieldIcon}>
                  <Icon icon={icons.search} size="sm" />
                </span>
              </SearchField>
              <IconButton icon={icons.x} label="Close" onPress={() => onOpenChange(false)} />
            </div>
            <ListBox
              className={list}
              aria-label="Results"
              onAction={(id) => onChoose(String(id))}
              renderEmptyState={() => null}
            >
              {shown.map(({ id, title: sectionTitle, items }) => (
                <ListBoxSection key={id} id={`section ${id}`}>
                  <Header className={header}>{sectionTitle}</Header>
                  {items.map(({ id: itemId, label, description, icon }) => (
                    <ListBoxItem key={itemId} id={itemId} textValue={label} className={option}>
                      <Icon icon={icon} size="sm" />
                      <span>{label}</span>
                      {description !== undefined && <div className={optionDescription}>{description}</div>}
                    </ListBoxItem>
                  ))}
                </ListBoxSection>
              ))}
            </ListBox>
          </Autocomplete>
          <div className={statusClass}>
            <output>{statusOf(count, isLoading, error)}</output>
            {isLoading && <Spinner size="sm" />}
            {error !== undefined && !isLoading && (
              <>
                <span className={failure} role="alert">
                  <Icon icon={icons.triangleExclamationPoint} size="sm" />
                  {error}
                </span>
                {onRetry && (
                  <Button size="sm" variant="neutral" onPress={onRetry}>
                    Retry
                  </Button>
                )}
              </>
            )}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Returns the last results that were complete, so that they change once for each text. */
function useLoaded<Results>(results: Results, isLoading: boolean): Results {
  const [loaded, setLoaded] = useState(results);
  if (!isLoading && results !== loaded) setLoaded(results);
  return isLoading ? loaded : results;
}

/** The keys that move the mark from the first result to another one. */
const moves: readonly string[] = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'];

/**
 * Returns the handler of the field's keys: until the user moves through the results of a text, Enter chooses the first one,
 * and while they load it waits for them. React Aria would choose what it last marked, even a result of an earlier text.
 */
function useFirstOnEnter(
  first: string | undefined,
  {
    text,
    isLoading,
    error,
    onChoose,
  }: Pick<CommandPaletteProps, 'text' | 'isLoading' | 'error' | 'onChoose'>,
): (event: KeyboardEvent) => void {
  const hasMoved = useRef(false);
  const isWaiting = useRef(false);
  const endWaiting = useEffectEvent(() => {
    if (isWaiting.current && first !== undefined && error === undefined) onChoose(first);
    isWaiting.current = false;
  });
  useEffect(() => {
    hasMoved.current = false;
    isWaiting.current = false;
  }, [text]);
  useEffect(() => {
    if (!isLoading) endWaiting();
  }, [isLoading]);
  return (event) => {
    if (!(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    if (moves.includes(event.key)) hasMoved.current = true;
    if (event.key !== 'Enter' || hasMoved.current || text === '') return;
    event.preventDefault();
    event.stopPropagation();
    if (isLoading) isWaiting.current = true;
    else if (first !== undefined) onChoose(first);
  };
}

/** Returns the number of results in words, which screen readers announce. */
function statusOf(count: number, isLoading: boolean, error: string | undefined): string {
  if (isLoading) return 'Searching…';
  if (count > 0) return count === 1 ? '1 result' : `${count} results`;
  return error === undefined ? 'No results found' : '';
}
