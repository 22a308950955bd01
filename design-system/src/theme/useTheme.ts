import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';
export type ThemeChoice = Theme | 'system';

export interface ThemeState {
  /** The user's choice. */
  choice: ThemeChoice;
  /** The theme that is shown. */
  theme: Theme;
  setChoice: (choice: ThemeChoice) => void;
}

const storageKey = 'theme';
const systemDark = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

function toChoice(value: string | null | undefined): ThemeChoice {
  return value === 'light' || value === 'dark' ? value : 'system';
}

function readChoice(): ThemeChoice {
  return toChoice(document.documentElement.dataset.themeChoice);
}

function readTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function apply(choice: ThemeChoice): void {
  const root = document.documentElement;
  const theme = choice === 'system' ? (matchMedia(systemDark).matches ? 'dark' : 'light') : choice;
  root.dataset.themeChoice = choice;
  root.dataset.theme = theme;
  for (const listener of listeners) listener();
}

function followSystem(): void {
  if (readChoice() === 'system') apply('system');
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === storageKey || event.key === null) apply(toChoice(event.newValue));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    matchMedia(systemDark).addEventListener('change', followSystem);
    addEventListener('storage', followOtherTabs);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    matchMedia(systemDark).removeEventListener('change', followSystem);
    removeEventListener('storage', followOtherTabs);
  };
}

function setChoice(choice: ThemeChoice): void {
  try {
    localStorage.setItem(storageKey, choice);
  } catch (error) {
    console.info('The theme applies to this page only, because the browser does not allow storage.', error);
  }
  apply(choice);
}

/**
 * Returns the user's choice of theme, the theme that is shown, and a function to change the choice. Follows the system's
 * preference and other tabs while mounted; on the server and during hydration it returns `system` and `light`.
 */
export function useTheme(): ThemeState {
  const choice = useSyncExternalStore(subscribe, readChoice, () => 'system' as const);
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'light' as const);
  return { choice, theme, setChoice };
}
