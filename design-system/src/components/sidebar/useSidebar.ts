import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { readSidebarCookie, sidebarCookie, sidebarSettings } from './sidebarSettings.ts';

export interface SidebarState {
  isCollapsed: boolean;
  /** Whether it is open over a narrow page. */
  isOver: boolean;
  setOver: (isOver: boolean) => void;
  /** Collapses or expands it; on a narrow page opens or closes it. */
  toggle: () => void;
}

const wide = `(min-width: ${sidebarSettings.narrowBelow}px)`;

/** The cookie is read once: nothing tells of its change. */
const subscribe = () => () => undefined;
const readCookie = () => readSidebarCookie(document.cookie);

/** The sidebar's state, kept in a cookie; Ctrl+B or Cmd+B changes it. */
export function useSidebar(defaultCollapsed: boolean | undefined): SidebarState {
  const kept = useSyncExternalStore(subscribe, readCookie, () => undefined);
  const [chosen, setChosen] = useState<boolean>();
  const [isOver, setOver] = useState(false);
  const isCollapsed = chosen ?? defaultCollapsed ?? kept ?? false;

  const toggle = () => {
    if (!matchMedia(wide).matches) return setOver(!isOver);
    setChosen(!isCollapsed);
    document.cookie = sidebarCookie(!isCollapsed);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isShortcut || event.key.toLowerCase() !== sidebarSettings.shortcut) return;
    // In an editor the same keys make text bold.
    const isEditing = event.target instanceof HTMLElement && event.target.isContentEditable;
    if (event.defaultPrevented || isEditing) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  useEffect(() => {
    const query = matchMedia(wide);
    const close = () => setOver(false);
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, []);

  return { isCollapsed, isOver, setOver, toggle };
}
