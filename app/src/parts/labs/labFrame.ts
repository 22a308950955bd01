import type { FromFrame, ProgramJob, ToFrame } from '../../../labs/messages.ts';
import { loadProgram, type ProgramName } from './labFiles.ts';

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

/** Creates the frame of a program, and loads the program into it with the first run. */
export function createLabFrame(program: ProgramName): LabFrame {
  const { element, connected } = addFrame();
  let loading: Promise<unknown> | undefined;
  const tell = (port: MessagePort, message: ToFrame, transfer: Transferable[] = []) =>
    port.postMessage(message, transfer);

  const load = async (port: MessagePort, { onLoad, signal }: FrameEvents) => {
    loading ??= loadProgram(
      program,
      {
        onLoad,
        onScript: (text) => tell(port, { type: 'script', text }),
        onFile: (name, bytes) => tell(port, { type: 'file', name, bytes }, [bytes]),
      },
      signal,
    );
    await loading;
  };
  const execute = (port: MessagePort, job: ProgramJob, { onStart, onOutput, signal }: FrameEvents) =>
    new Promise<FrameEnd>((resolve) => {
      port.onmessage = ({ data }: MessageEvent<FromFrame>) => {
        if (data.type === 'started') onStart();
        else if (data.type === 'output') onOutput(data.text);
        else resolve(data);
      };
      const stop = () => tell(port, { type: 'stop' });
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) resolve({ type: 'ended', ending: 'stop', detail: '' });
      else tell(port, { type: 'run', job });
    });
  return {
    async run(job, events) {
      const port = await connected;
      await load(port, events);
      return execute(port, job, events);
    },
    remove: () => element.remove(),
  };
}
