import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { readSidebarCookie, sidebarCookie, sidebarSettings } from './sidebarSettings.ts';

export interface SidebarState {
  isCollapsed: boolean;
  /** Whether the sidebar is open over a narrow page. */
  isSlideOverOpen: boolean;
  setSlideOverOpen: (isSlideOverOpen: boolean) => void;
  /** Collapses or expands the sidebar; on a narrow page, opens or closes it. */
  toggle: () => void;
}

const wide = `(min-width: ${sidebarSettings.narrowBelow}px)`;

/** The cookie is read once, because no event reports its changes. */
const subscribe = () => () => undefined;
const readCookie = () => readSidebarCookie(document.cookie);

/**
 * Returns the sidebar's state, which is stored in a cookie; Ctrl+B or Cmd+B changes it. Calls `onReplaced` when the page has
 * become wide, so that the sidebar beside it replaces the open one.
 */
export function useSidebar(defaultCollapsed: boolean | undefined, onReplaced: () => void): SidebarState {
  const stored = useSyncExternalStore(subscribe, readCookie, () => undefined);
  const [toggled, setToggled] = useState<boolean>();
  const [isSlideOverOpen, setSlideOverOpen] = useState(false);
  const isCollapsed = toggled ?? defaultCollapsed ?? stored ?? false;

  const toggle = () => {
    if (!matchMedia(wide).matches) return setSlideOverOpen(!isSlideOverOpen);
    setToggled(!isCollapsed);
    document.cookie = sidebarCookie(!isCollapsed);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isShortcut || event.key.toLowerCase() !== sidebarSettings.shortcut) return;
    // In an editor, the same keys make text bold.
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

  const close = useEffectEvent(() => {
    setSlideOverOpen(false);
    if (isSlideOverOpen) onReplaced();
  });
  useEffect(() => {
    const query = matchMedia(wide);
    const listen = () => close();
    query.addEventListener('change', listen);
    return () => query.removeEventListener('change', listen);
  }, []);

  return { isCollapsed, isSlideOverOpen, setSlideOverOpen, toggle };
}
