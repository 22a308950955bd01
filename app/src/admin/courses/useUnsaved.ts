import type { CourseDraft } from '@redwhiteandcode/design-system';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long a text rests before it is kept, in milliseconds. */
const rest = 500;

/** What is written in an editor and not saved. */
export interface Unsaved {
  hasUnsaved: boolean;
  /** Takes what is unsaved now; undefined gives it up. */
  note: (unsaved: CourseDraft | undefined) => void;
  /** Takes that a draft was saved; what was written since is still unsaved. */
  settle: (saved: CourseDraft) => void;
}

/** Has what is unsaved kept, from what the editor begins with: when the text rests, and at once when the page goes. */
export function useUnsaved(
  begun: CourseDraft | undefined,
  keep: (unsaved: CourseDraft | undefined) => void,
): Unsaved {
  const [hasUnsaved, setHasUnsaved] = useState(begun !== undefined);
  const latest = useRef(begun);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keepNow = () => {
    clearTimeout(timer.current);
    keep(latest.current);
  };
  const leave = useEffectEvent(keepNow);
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
    if (unsaved) timer.current = setTimeout(keepNow, rest);
    else keepNow();
  };
  const settle = (saved: CourseDraft) => note(latest.current === saved ? undefined : latest.current);
  return { hasUnsaved, note, settle };
}
