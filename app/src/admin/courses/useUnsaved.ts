import type { CourseDraft } from '@redwhiteandcode/design-system';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The time from the last edit to storing the text, in milliseconds. */
const storeDelay = 500;

/** The unsaved text of an editor. */
export interface Unsaved {
  hasUnsaved: boolean;
  /** Notes the unsaved text; undefined discards it. */
  note: (unsaved: CourseDraft | undefined) => void;
  /** Notes that a draft was saved; later edits are still unsaved. */
  settle: (saved: CourseDraft) => void;
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
  const settle = (saved: CourseDraft) => note(latest.current === saved ? undefined : latest.current);
  return { hasUnsaved, note, settle };
}
