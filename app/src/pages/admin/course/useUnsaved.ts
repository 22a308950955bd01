import type { CourseDraft } from '@redwhiteandcode/design-system';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The delay between the last edit and storing the text, in milliseconds. */
const storeDelay = 500;

/** The unsaved text of an editor. */
export interface Unsaved {
  hasUnsaved: boolean;
  /** Call with the unsaved text after an edit; undefined discards it. */
  note: (unsaved: CourseDraft | undefined) => void;
  /** Call after a draft was saved. Edits made since then are still unsaved. */
  noteSaved: (saved: CourseDraft) => void;
}

/** Stores unsaved text after a pause in typing, and immediately when the page is closed. */
export function useUnsaved(
  initial: CourseDraft | undefined,
  store: (unsaved: CourseDraft | undefined) => void,
): Unsaved {
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
  const note: Unsaved['note'] = (unsaved) => {
    latest.current = unsaved;
    setHasUnsaved(unsaved !== undefined);
    clearTimeout(timer.current);
    if (unsaved) timer.current = setTimeout(storeNow, storeDelay);
    else storeNow();
  };
  const noteSaved = (saved: CourseDraft) => note(latest.current === saved ? undefined : latest.current);
  return { hasUnsaved, note, noteSaved };
}
