import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

/** The commands of the player's keys. */
export type PlayerCommand = 'previous' | 'next' | 'tick' | 'outline' | 'help';

const commands: Record<string, PlayerCommand> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  m: 'tick',
  M: 'tick',
  o: 'outline',
  O: 'outline',
  '?': 'help',
};

/**
 * The elements that use the keys themselves: fields, tab lists, tables that scroll sideways, dialogs, open menus, and the
 * blocks of a lesson in which a learner works.
 */
const ownKeys =
  'input:not([type="checkbox"]), textarea, select, [contenteditable=""], [contenteditable="true"], [role="group"][tabindex], [role="dialog"], [role="tablist"], [role="menu"], [role="radiogroup"], [data-component="CheckView"], [data-component="ExerciseView"], [data-component="PythonLabView"], [data-component="SqlLabView"]';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'isComposing' | 'repeat'
> & { target: unknown };

/** Returns the command of a key press; undefined for other keys, with Alt, Control or Meta, and while typing. */
export function commandOf(event: Pressed): PlayerCommand | undefined {
  const { target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || event.isComposing)
    return undefined;
  if (hasClosest(target) && target.closest(ownKeys)) return undefined;
  const command = commands[event.key];
  return event.repeat && command !== 'previous' && command !== 'next' ? undefined : command;
}

const hasClosest = (target: unknown): target is { closest: (selector: string) => unknown } =>
  typeof target === 'object' && target !== null && 'closest' in target;

const storageKey = 'rwc-player-keys';
const listeners = new Set<() => void>();
let areOffHere = false;

function areOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    // Storage can be blocked; the setting then lasts until the page closes.
    return !areOffHere;
  }
}

function turn(isOn: boolean): void {
  areOffHere = !isOn;
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    areOffHere = !isOn;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Runs the commands of the player's keys. Users can turn single-letter keys off (WCAG 2.1.4); the browser stores the
 * setting. Returns whether the keys are on, and a function to switch them.
 */
export function usePlayerKeys(run: (command: PlayerCommand) => void): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, areOn, () => true);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event);
    if (command === undefined) return;
    event.preventDefault();
    run(command);
  });
  // In a layout effect, because a user may press a key as soon as the lesson is on screen.
  useLayoutEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
  return [isOn, turn];
}
