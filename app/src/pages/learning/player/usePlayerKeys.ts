import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { commandOf, type PlayerCommand } from './playerKeys.ts';

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
