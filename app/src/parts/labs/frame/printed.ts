import { labLimits } from '@redwhiteandcode/contract/course/lab-limits.ts';

/** The text that a run has printed. */
export interface Printed {
  write: (text: string) => void;
  /** Everything up to the limit. */
  read: () => string;
  /** Whether more was printed than the limit. */
  isCut: () => boolean;
}

/** So many reports come at once, so that a program that is stopped after a few lines has shown them all. */
const immediate = 200;
/** The pause between two later reports, in milliseconds. */
const pause = 50;

/** Collects printed text up to the limit, and reports all of it: at first at once, later at most 20 times a second. */
export function collectPrinted(report: (text: string) => void, now = () => performance.now()): Printed {
  let text = '';
  let isCut = false;
  let reports = 0;
  let last = now();
  const send = () => {
    reports++;
    last = now();
    report(text);
  };
  return {
    write(more) {
      if (isCut) return;
      const room = labLimits.output - text.length;
      isCut = more.length > room;
      text += more.slice(0, room);
      if (isCut || reports < immediate || now() - last >= pause) send();
    },
    read: () => text,
    isCut: () => isCut,
  };
}
