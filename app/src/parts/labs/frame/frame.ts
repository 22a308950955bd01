/**
 * The script of the frame in which labs run. The frame has an opaque origin and a policy without network. It starts a
 * worker for each run and ends it afterwards, so that no run finds what another one left.
 */
import { labLimits } from '@redwhiteandcode/contract/course/lab-limits.ts';
import type { FromFrame, FromWorker, ToFrame, ToWorker } from './messages.ts';

/** How many messages one run may send. A program sends at most 200, and 20 a second. */
const maxMessages = 1000;
/** How long a program may take to start, in seconds. */
const startSeconds = 60;

type Job = Extract<ToFrame, { type: 'run' }>['job'];

let port: MessagePort | undefined;
let scriptUrl: string | undefined;
const files = new Map<string, Promise<ArrayBuffer | WebAssembly.Module>>();

let worker: Worker | undefined;
let isReady = false;
let waiting: Job | undefined;
let isRunning = false;
let messages = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const tell = (message: FromFrame) => port?.postMessage(message);

const sendTo = (target: Worker, message: ToWorker) => target.postMessage(message);

/** Starts the worker of the next run and gives it the program's files. */
function prepare(): void {
  if (scriptUrl === undefined) return;
  const started = new Worker(scriptUrl);
  worker = started;
  isReady = false;
  messages = 0;
  started.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (worker === started) receive(data);
  };
  started.onerror = (event) => {
    // It is the learner's mistake, not one of the page.
    event.preventDefault();
    if (worker === started) end({ type: 'ended', ending: 'crash', detail: String(event.message) });
  };
  for (const [name, content] of files) giveFile(started, name, content);
}

function giveFile(target: Worker, name: string, content: Promise<ArrayBuffer | WebAssembly.Module>): void {
  void content.then(
    (ready) => target === worker && sendTo(target, { type: 'file', name, content: ready }),
    (error: unknown) => {
      if (target === worker) end({ type: 'ended', ending: 'crash', detail: String(error) });
    },
  );
}

/** Ends the worker, tells the page how its run ended, and prepares the next one. */
function end(last: FromFrame): void {
  const hadRun = isRunning || waiting !== undefined;
  const wasReady = isReady;
  clearTimeout(timer);
  worker?.terminate();
  worker = undefined;
  isRunning = false;
  waiting = undefined;
  if (hadRun) tell(last);
  // A program that cannot start would fail again: the next run tries once more.
  if (wasReady) prepare();
}

const endAfter = (seconds: number) => {
  clearTimeout(timer);
  timer = setTimeout(() => end({ type: 'ended', ending: 'time', detail: '' }), seconds * 1000);
};

function receive(message: FromWorker): void {
  messages++;
  if (messages > maxMessages) return end({ type: 'ended', ending: 'messages', detail: '' });
  switch (message?.type) {
    case 'ready':
      isReady = true;
      return startRun();
    case 'output':
      if (isRunning) tell({ type: 'output', text: String(message.text).slice(0, labLimits.output) });
      return;
    case 'result':
      if (isRunning) end({ type: 'result', result: message.result });
      return;
    case 'crash':
      return end({ type: 'ended', ending: 'crash', detail: String(message.detail).slice(0, 1000) });
  }
}

function startRun(): void {
  if (!worker || !isReady || waiting === undefined || isRunning) return;
  const job = waiting;
  waiting = undefined;
  isRunning = true;
  endAfter(labLimits.seconds);
  tell({ type: 'started' });
  sendTo(worker, { type: 'run', job });
}

/** Compiles WebAssembly once for all workers. */
const contentOf = (name: string, bytes: ArrayBuffer): Promise<ArrayBuffer | WebAssembly.Module> =>
  name.endsWith('.wasm') ? WebAssembly.compile(bytes) : Promise.resolve(bytes);

function obey(message: ToFrame): void {
  switch (message.type) {
    case 'script':
      scriptUrl = URL.createObjectURL(new Blob([message.text], { type: 'text/javascript' }));
      return prepare();
    case 'file': {
      const content = contentOf(message.name, message.bytes);
      files.set(message.name, content);
      if (worker) giveFile(worker, message.name, content);
      return;
    }
    case 'run':
      waiting = message.job;
      if (!worker) prepare();
      if (!isReady) endAfter(startSeconds);
      return startRun();
    case 'stop':
      return end({ type: 'ended', ending: 'stop', detail: '' });
  }
}

addEventListener('message', ({ source, ports: [given] }) => {
  if (source !== parent || port || !given) return;
  port = given;
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => obey(data);
});
