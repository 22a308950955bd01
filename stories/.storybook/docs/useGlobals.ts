import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { createContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { ThemeName } from './theme.ts';

/** What the toolbar sets for every story and page. */
export interface Globals {
  theme: ThemeName;
  dir: 'ltr' | 'rtl';
  density: 'regular' | 'compact' | 'comfortable';
}

/** The toolbar's state as far as it is known; the rest as it begins. */
export function readGlobals(globals: Record<string, unknown> | undefined): Globals {
  const { theme, dir, density } = globals ?? {};
  return {
    theme: theme === 'dark' ? 'dark' : 'light',
    dir: dir === 'rtl' ? 'rtl' : 'ltr',
    density: density === 'compact' || density === 'comfortable' ? density : 'regular',
  };
}

/** The toolbar's state, for the parts of a documentation page. */
export const GlobalsContext = createContext<Globals>(readGlobals(undefined));

/** Puts the toolbar's state where the theme's styles read it. */
export function applyGlobals({ theme, dir, density }: Globals): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  root.dataset['density'] = density;
  root.dir = dir;
}

type Event = { globals: Record<string, unknown> };

/** The toolbar's state, for a documentation page. */
export function useGlobals({ channel }: DocsContextProps): Globals {
  const [globals, setGlobals] = useState(() => {
    const last: Event[] | undefined = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
    return readGlobals(last?.[0]?.globals);
  });
  useEffect(() => {
    const update = (event: Event) => setGlobals(readGlobals(event.globals));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  useEffect(() => applyGlobals(globals), [globals]);
  return globals;
}
