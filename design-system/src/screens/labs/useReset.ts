import { useState } from 'react';

/** A text that a learner edits, and its reset. */
export interface Reset {
  edit: (text: string) => void;
  /** Puts the start text back; undefined while it is there. */
  reset: (() => void) | undefined;
  /** Puts back the text from before the reset; undefined after the next change. */
  undoReset: (() => void) | undefined;
}

/** Makes the changes of a text that can be reset to what the learner started with. */
export function useReset(text: string, start: string, change: (text: string) => void): Reset {
  const [before, setBefore] = useState<string>();
  const replace = (next: string, replaced: string | undefined) => {
    setBefore(replaced);
    change(next);
  };
  return {
    edit: (next) => replace(next, undefined),
    reset: text === start ? undefined : () => replace(start, text),
    undoReset: before === undefined ? undefined : () => replace(before, undefined),
  };
}
