import type { FromFrame, ProgramJob, ToFrame } from './frame/messages.ts';
import { loadFiles, neededFiles, type ProgramName, scriptName } from './labFiles.ts';

/** What a run reports before it ends. */
export interface FrameEvents {
  onLoad: (loaded: number, total: number) => void;
  onStart: () => void;
  onOutput: (text: string) => void;
  signal: AbortSignal;
}

/** How a run ended: with the program's result, or because the frame ended it. */
export type FrameEnd = Extract<FromFrame, { type: 'result' | 'ended' }>;

/** A frame that runs the jobs of one program, one after the other. */
export interface LabFrame {
  /** Runs a job. Rejects if the program cannot be loaded. */
  run: (job: ProgramJob, events: FrameEvents) => Promise<FrameEnd>;
  remove: () => void;
}

/** How long the frame's document may take to load, in milliseconds. */
const patience = 30_000;

/** Adds the frame to the page. Resolves to the port through which it listens. */
function addFrame(): { element: HTMLIFrameElement; connected: Promise<MessagePort> } {
  const element = document.createElement('iframe');
  // Without `allow-same-origin`: the code must not reach this page, its cookies, or its storage.
  element.setAttribute('sandbox', 'allow-scripts');
  element.hidden = true;
  element.title = 'Runs the code of labs';
  element.src = __LAB_FILES__.frame;
  const connected = new Promise<MessagePort>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The frame of labs did not load.')), patience);
    element.addEventListener('load', () => {
      clearTimeout(timer);
      const { port1, port2 } = new MessageChannel();
      // The frame has an opaque origin, which cannot be named as a target.
      element.contentWindow?.postMessage('connect', '*', [port2]);
      resolve(port1);
    });
  });
  document.body.append(element);
  return { element, connected };
}

/** Creates the frame of a program. It loads what the first job needs, and later jobs load only what is missing. */
export function createLabFrame(program: ProgramName): LabFrame {
  const { element, connected } = addFrame();
  const loaded = new Set<string>();
  let last: Promise<unknown> = connected;
  let isRemoved = false;
  const tell = (port: MessagePort, message: ToFrame, transfer: Transferable[] = []) =>
    port.postMessage(message, transfer);

  const load = (port: MessagePort, job: ProgramJob, events: FrameEvents) =>
    loadFiles(
      neededFiles(program, job).filter(({ name }) => !loaded.has(name)),
      async (name, content) => {
        if (name === scriptName) tell(port, { type: 'script', text: await content.text() });
        else {
          const bytes = await content.arrayBuffer();
          tell(port, { type: 'file', name, bytes }, [bytes]);
        }
        loaded.add(name);
      },
      events,
    );
  const execute = (port: MessagePort, job: ProgramJob, { onStart, onOutput, signal }: FrameEvents) =>
    new Promise<FrameEnd>((resolve) => {
      const stop = () => tell(port, { type: 'stop' });
      port.onmessage = ({ data }: MessageEvent<FromFrame>) => {
        if (data.type === 'started') return onStart();
        if (data.type === 'output') return onOutput(data.text);
        signal.removeEventListener('abort', stop);
        resolve(data);
      };
      signal.addEventListener('abort', stop);
      tell(port, { type: 'run', job });
    });
  const runNext = async (job: ProgramJob, events: FrameEvents): Promise<FrameEnd> => {
    const port = await connected;
    if (!events.signal.aborted) await load(port, job, events);
    if (events.signal.aborted) return { type: 'ended', ending: 'stop', detail: '' };
    // The run before could not load its files.
    if (isRemoved) throw new Error('The frame was removed.');
    return execute(port, job, events);
  };
  return {
    run(job, events) {
      const run = last.then(() => runNext(job, events));
      last = run.catch(() => undefined);
      return run;
    },
    remove() {
      isRemoved = true;
      element.remove();
    },
  };
}
