import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The delay between the last edit and storing the text, in milliseconds. */
const storeDelay = 500;

/** The unsaved changes of an editor. */
export interface Unsaved<Draft> {
  hasUnsaved: boolean;
  /** Call with the unsaved changes after an edit; undefined discards them. */
  note: (unsaved: Draft | undefined) => void;
  /** Returns the unsaved changes as they were last noted. */
  read: () => Draft | undefined;
  /** Call after a draft was saved. Edits made since then are still unsaved. */
  noteSaved: (saved: Draft) => void;
}

/** Stores unsaved changes after a pause in typing, and immediately when the page is closed. */
export function useUnsaved<Draft>(
  initial: Draft | undefined,
  store: (unsaved: Draft | undefined) => void,
): Unsaved<Draft> {
  const [hasUnsaved, setHasUnsaved] = useState(initial !== undefined);
  const latest = useRef(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const storeNow = () => {
    clearTimeout(timer.current);
    store(latest.current);
  };
  const leave = useEffectEvent(storeNow);
  useEffect(() => {
    const onHide = () => leave();
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      leave();
    };
  }, []);
  const note: Unsaved<Draft>['note'] = (unsaved) => {
    latest.current = unsaved;
    setHasUnsaved(unsaved !== undefined);
    clearTimeout(timer.current);
    if (unsaved) timer.current = setTimeout(storeNow, storeDelay);
    else storeNow();
  };
  const noteSaved = (saved: Draft) => note(latest.current === saved ? undefined : latest.current);
  return { hasUnsaved, note, noteSaved, read: () => latest.current };
}
