import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../../components/button/Button.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import { Spinner } from '../../components/spinner/Spinner.tsx';
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
  onClose: () => void;
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

/** A search over the page: the field keeps focus, the arrow keys move through the results, and Enter chooses one. */
export function CommandPalette(props: CommandPaletteProps): ReactNode {
  const { title, onClose, sections, isLoading = false, error, onRetry } = props;
  const shown = useLoaded(sections, isLoading).filter(({ items }) => items.length > 0);
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <ModalOverlay className={scrim} isOpen onOpenChange={onClose} isDismissable data-part="scrim">
      <Modal className={panel}>
        <Dialog className={dialog} aria-label={title} data-component="CommandPalette">
          <Combobox {...props} isLoading={isLoading} sections={shown} />
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

/** The field and the list of its results. */
function Combobox(props: CommandPaletteProps & { isLoading: boolean }): ReactNode {
  const { title, text, onTextChange, onClose, sections, onChoose } = props;
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const { marked, onKeyDown, forget } = useMark(props);
  // The palette opens for typing, so its field takes focus before the dialog would.
  useEffect(() => inputRef.current?.focus(), []);
  const isExpanded = sections.length > 0;
  const optionId = (item: string) => `${id}-${item}`;
  const markedId = marked === undefined ? undefined : optionId(marked);
  useEffect(() => {
    if (markedId !== undefined) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' });
  }, [markedId]);
  return (
    <>
      <div className={top}>
        <div className={field}>
          <label htmlFor={id} className={labelClass}>
            {title}
          </label>
          <input
            ref={inputRef}
            id={id}
            className={input}
            type="text"
            role="combobox"
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? `${id}-list` : undefined}
            aria-autocomplete="list"
            aria-activedescendant={markedId}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            value={text}
            onChange={(event) => {
              forget();
              onTextChange(event.target.value);
            }}
            onKeyDown={onKeyDown}
          />
          <span className={fieldIcon}>
            <Icon icon={icons.search} size="sm" />
          </span>
        </div>
        <IconButton icon={icons.x} label="Close" onPress={onClose} />
      </div>
      <div
        id={`${id}-list`}
        className={list}
        role="listbox"
        aria-label="Results"
        tabIndex={-1}
        hidden={!isExpanded}
        // The field keeps focus.
        onMouseDown={(event) => event.preventDefault()}
      >
        {sections.map((section) => (
          <div key={section.id} role="group" aria-labelledby={`${id}-section-${section.id}`}>
            <div id={`${id}-section-${section.id}`} role="presentation" className={header}>
              {section.title}
            </div>
            {section.items.map((item) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the keys
              <div
                key={item.id}
                id={optionId(item.id)}
                role="option"
                aria-selected={item.id === marked}
                className={option}
                onClick={() => onChoose(item.id)}
              >
                <Icon icon={item.icon} size="sm" />
                <span>{item.label}</span>
                {item.description !== undefined && (
                  <div className={optionDescription}>{item.description}</div>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

/** Returns the last results that were complete, so that they change once for each text. */
function useLoaded<Results>(results: Results, isLoading: boolean): Results {
  const [loaded, setLoaded] = useState(results);
  if (!isLoading && results !== loaded) setLoaded(results);
  return isLoading ? loaded : results;
}

/**
 * Returns the marked result, and the handler of the field's keys. The first result of a text is marked as soon as all its
 * results have loaded, until the user moves; Enter waits for it.
 */
function useMark({
  sections,
  text,
  isLoading,
  error,
  onTextChange,
  onChoose,
}: CommandPaletteProps & { isLoading: boolean }) {
  const [moved, setMoved] = useState<string>();
  const isWaiting = useRef(false);
  const ids = sections.flatMap(({ items }) => items.map(({ id }) => id));
  const first = text === '' || isLoading ? undefined : ids[0];
  const marked = moved !== undefined && ids.includes(moved) ? moved : first;
  const endWaiting = useEffectEvent(() => {
    if (isWaiting.current && marked !== undefined && error === undefined) onChoose(marked);
    isWaiting.current = false;
  });
  useEffect(() => {
    isWaiting.current = false;
  }, [text]);
  useEffect(() => {
    if (!isLoading) endWaiting();
  }, [isLoading]);
  const forget = () => setMoved(undefined);
  const clear = () => {
    forget();
    onTextChange('');
  };
  const move = (step: 1 | -1) => {
    const from = marked === undefined ? (step === 1 ? -1 : ids.length) : ids.indexOf(marked);
    setMoved(ids.at((from + step) % ids.length));
  };
  const press: Record<string, (() => void) | undefined> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => {
      if (marked !== undefined) onChoose(marked);
      else isWaiting.current = isLoading;
    },
    // Only the next Escape closes the dialog.
    Escape: text === '' ? undefined : clear,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = press[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return { marked, onKeyDown, forget };
}

/** Returns the number of results in words, which screen readers announce. */
function statusOf(count: number, isLoading: boolean, error: string | undefined): string {
  if (isLoading) return 'Searching…';
  if (count > 0) return count === 1 ? '1 result' : `${count} results`;
  return error === undefined ? 'No results found' : '';
}
