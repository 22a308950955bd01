import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { createContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { ThemeName } from './theme.ts';

/** The toolbar's settings, which apply to every story and page. */
export interface Globals {
  theme: ThemeName;
  dir: 'ltr' | 'rtl';
  density: 'regular' | 'compact' | 'comfortable';
}

/** Parses the toolbar's settings; a missing or unknown one gets its default. */
export function readGlobals(globals: Record<string, unknown> | undefined): Globals {
  const { theme, dir, density } = globals ?? {};
  return {
    theme: theme === 'dark' ? 'dark' : 'light',
    dir: dir === 'rtl' ? 'rtl' : 'ltr',
    density: density === 'compact' || density === 'comfortable' ? density : 'regular',
  };
}

/** The toolbar's settings, for the parts of a documentation page. */
export const GlobalsContext = createContext<Globals>(readGlobals(undefined));

/** Sets the attributes of `<html>` that the theme's styles read. */
export function applyGlobals({ theme, dir, density }: Globals): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  root.dataset['density'] = density;
  root.dir = dir;
}

type Event = { globals: Record<string, unknown> };

/** Returns the toolbar's settings and applies them to the documentation page. */
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
