/** Python to run, with the files of its folder and its tests. */
export interface PythonJob {
  code: string;
  files: readonly { name: string; content: string }[];
  tests: readonly { id: string; code: string }[];
}

/** A query to run on the database of a script, and the query whose rows it should return. */
export interface SqlJob {
  query: string;
  script: string;
  solution: string;
  isOrdered: boolean;
}

/** How the error of a script starts, which is no mistake of the query that was to run. */
export const scriptFailure = 'The script that creates the database fails';

/** What a program runs. */
export type ProgramJob = PythonJob | SqlJob;

/** What the page tells the frame. Each file comes in its own message, so that the frame can compile one while others load. */
export type ToFrame =
  | { type: 'script'; text: string }
  | { type: 'file'; name: string; bytes: ArrayBuffer }
  | { type: 'run'; job: ProgramJob }
  | { type: 'stop' };

/** Why the frame ended a run: its time is over, it sent too many messages, its program broke down, or the page asked for it. */
export type Ending = 'time' | 'messages' | 'crash' | 'stop';

/** What the frame tells the page. */
export type FromFrame =
  | { type: 'started' }
  | { type: 'output'; text: string }
  | { type: 'result'; result: unknown }
  | { type: 'ended'; ending: Ending; detail: string };

/** What the frame tells a worker: the bytes or the compiled module of a file, or what to run. */
export type ToWorker =
  | { type: 'file'; name: string; content: ArrayBuffer | WebAssembly.Module }
  | { type: 'run'; job: ProgramJob };

/** What a worker tells the frame. The learner's code can send the same messages, so nothing depends on their truth. */
export type FromWorker =
  | { type: 'ready' }
  | { type: 'output'; text: string }
  | { type: 'result'; result: unknown }
  | { type: 'crash'; detail: string };
