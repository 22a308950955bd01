import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pythonLab, sqlLab } from '@redwhiteandcode/contract/course/sample-labs.ts';

/** The behavior of the fake Gemini server. */
export type GeminiMode =
  | 'good'
  /** Sends the response in many pieces with pauses. */
  | 'slow'
  /** Starts a response and never continues. */
  | 'stalled'
  /** Closes the connection in the middle of the response. */
  | 'cut_off'
  /** Stops at the token limit. */
  | 'truncated'
  /** Returns invalid JSON. */
  | 'malformed'
  | 'over_quota'
  /** Stops for safety reasons. */
  | 'refusing'
  /** Rejects the request. */
  | 'blocked'
  | 'unavailable'
  /** Rejects the key and repeats it in the error. */
  | 'unauthorized'
  /** Sends text endlessly. */
  | 'endless'
  /** Returns 10 MB. */
  | 'huge'
  /** Returns lessons full of attacks. */
  | 'hostile'
  /** Returns good texts, hostile exercises and Python labs, and lists of questions of which two are attacks and four have long keys. */
  | 'hostile_questions'
  /** Returns good texts, and questions that quote what no lesson says. */
  | 'unfounded';

/** A received call. `of` is 'outline', 'module', a lesson's title, 'Questions of' and a module's title, or 'prompt'. */
export interface GeminiCall {
  of: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: ReturnType<typeof JSON.parse>;
}

/** A fake Gemini server. */
export interface GeminiServer {
  /** For `GEMINI_BASE_URL`. */
  baseUrl: string;
  /** The mode of the next calls. @default 'good' */
  mode: GeminiMode;
  /** Called between the pieces of a response, which continues when the promise settles. */
  pause: ((call: GeminiCall) => Promise<unknown>) | undefined;
  /** Overrides `mode` for single calls. */
  modeOf: ((call: GeminiCall) => GeminiMode | undefined) | undefined;
  calls: GeminiCall[];
  /** Returns the response to a prompt of a learner. */
  replyTo: (call: GeminiCall) => string;
  /** The number of successful calls by `of`: more than one means paying twice. */
  finished: Map<string, number>;
  /** The number of bytes sent for the latest call. */
  sent(): number;
  /** Settles when the connection of the next response closes. */
  nextClosed(): Promise<void>;
  close(): Promise<void>;
}

/** The token count that the server reports for a complete response. */
export const tokensOfCall = 120;

/** Starts the server on a free loopback port. It implements the part of the Gemini REST API that the SDK uses. */
export async function startGemini(): Promise<GeminiServer> {
  let sent = 0;
  const closed = new EventEmitter();
  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    response.once('close', () => closed.emit('response'));
    void respond(request, response);
  });
  const gemini: GeminiServer = {
    baseUrl: '',
    mode: 'good',
    pause: undefined,
    modeOf: undefined,
    calls: [],
    replyTo: () => 'A sample response.',
    finished: new Map(),
    sent: () => sent,
    nextClosed: async () => void (await once(closed, 'response')),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const piece of request.setEncoding('utf8')) body += piece;
    const call = readCall(request, body);
    gemini.calls.push(call);
    sent = 0;
    const mode = gemini.modeOf?.(call) ?? gemini.mode;
    const write = (piece: string) => {
      sent += Buffer.byteLength(piece);
      return response.write(piece);
    };
    if (mode in errors) return fail(response, mode, call);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const whole = call.of === 'prompt' ? gemini.replyTo(call) : JSON.stringify(valueOf(mode, call));
    for await (const piece of pieces(mode, whole, () => gemini.pause?.(call) ?? nextTurn())) {
      if (response.destroyed) return;
      if (!write(piece))
        await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
    }
    if (mode === 'cut_off') return void response.destroy();
    if (mode === 'stalled') return;
    if (['good', 'slow', 'hostile', 'hostile_questions'].includes(mode)) {
      gemini.finished.set(call.of, (gemini.finished.get(call.of) ?? 0) + 1);
    }
    response.end();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  gemini.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return gemini;
}

function readCall({ url = '', headers }: IncomingMessage, text: string): GeminiCall {
  const body = JSON.parse(text);
  const [{ text: prompt }, material] = body.contents[0].parts;
  if (material) return { of: 'prompt', path: url, headers, body };
  const facts = JSON.parse(prompt.slice(prompt.lastIndexOf('\nFacts:\n') + '\nFacts:\n'.length));
  const of = facts.lessons
    ? `Questions of ${facts.module}`
    : (facts.lesson?.title ?? (facts.wanted ? 'module' : 'outline'));
  return { of, path: url, headers, body };
}

const errors: Partial<Record<GeminiMode, readonly [number, string]>> = {
  over_quota: [429, 'RESOURCE_EXHAUSTED'],
  unavailable: [503, 'UNAVAILABLE'],
  unauthorized: [400, 'INVALID_ARGUMENT'],
};

function fail(response: ServerResponse, mode: GeminiMode, call: GeminiCall): void {
  const [code, status] = errors[mode] ?? [500, 'INTERNAL'];
  const message = `Sample failure for ${String(call.headers['x-goog-api-key'])}`;
  response.writeHead(code, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { code, message, status } }));
}

/** One server-sent event of `streamGenerateContent`. */
function event(text: string, rest: { finishReason?: string; tokens?: number } = {}): string {
  const { finishReason, tokens = 10 } = rest;
  const candidate = { content: { parts: [{ text }], role: 'model' }, finishReason, index: 0 };
  const usageMetadata = {
    promptTokenCount: 10,
    candidatesTokenCount: tokens - 10,
    totalTokenCount: tokens,
  };
  return `data: ${JSON.stringify({ candidates: [candidate], usageMetadata, modelVersion: 'sample-model' })}\r\n\r\n`;
}

async function* pieces(
  mode: GeminiMode,
  whole: string,
  wait: () => Promise<unknown>,
): AsyncGenerator<string> {
  const half = whole.length >> 1;
  const end = (finishReason: string) => event('', { finishReason, tokens: tokensOfCall });
  switch (mode) {
    case 'blocked':
      yield `data: ${JSON.stringify({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } })}\r\n\r\n`;
      return;
    case 'refusing':
      yield end('SAFETY');
      return;
    case 'malformed':
      yield event(`Here you are: ${whole}`) + end('STOP');
      return;
    case 'stalled':
      yield event(whole.slice(0, half), { tokens: 50 });
      return;
    case 'cut_off':
      yield `${event(whole.slice(0, half), { tokens: 50 })}data: {"candidates": [{"con`;
      await wait();
      return;
    case 'truncated':
      yield event(whole.slice(0, half)) + end('MAX_TOKENS');
      return;
    case 'endless':
      while (true) {
        yield event('and so on '.repeat(1000));
        await wait();
      }
    case 'slow':
      for (let at = 0; at < whole.length; at += 400) {
        yield event(whole.slice(at, at + 400));
        await wait();
      }
      yield end('STOP');
      return;
    default:
      yield event(whole) + end('STOP');
  }
}

function valueOf(mode: GeminiMode, call: GeminiCall): unknown {
  if (mode === 'huge') return { content: 'and more '.repeat(1_200_000) };
  if (call.of === 'outline') return sampleOutline(mode === 'hostile');
  if (call.of === 'module') return sampleModule;
  if (call.of.startsWith('Questions of ')) return { questions: sampleQuestions(mode, call.of) };
  const lesson = sampleLesson(call.of);
  return {
    content: mode === 'hostile' ? hostileLesson + lesson : lesson,
    checks: sampleQuestions(mode, call.of),
    ...labsFor(mode, call),
    exercise: mode === 'hostile_questions' ? { ...sampleExercise, title: attack } : sampleExercise,
  };
}

/** Returns labs if the call asks for them. They claim that an author has checked them. */
function labsFor(mode: GeminiMode, { body }: GeminiCall): object {
  const { python_lab } = body.generationConfig.responseJsonSchema.properties;
  if (!python_lab) return {};
  return {
    python_lab: mode === 'hostile_questions' ? { ...pythonLab, html: attack } : pythonLab,
    sql_lab: sqlLab,
  };
}

/** The start of a hostile lesson. The browser tests detect calls of `attacked`. */
export const hostileLesson = `<script>attacked(1)</script><img src=x onerror="attacked(2)"><p onclick="attacked(3)">Press
<a href="javascript:attacked(4)">here</a> or <a href="data:text/html,<script>attacked(5)</script>">there</a></p>
<iframe srcdoc="<script>parent.attacked(6)</script>"></iframe><svg onload="attacked(7)"></svg><style>*{display:none}</style>`;

function sampleOutline(isHostile: boolean): object {
  const mark = isHostile ? '<img src=x onerror="attacked(8)">' : '';
  return {
    learning_outcomes: [1, 2, 3, 4].map(
      (n) => `${mark}Carry out sample task ${n} at work and check its result`,
    ),
    prerequisites: ['Everyday comfort with a web browser'],
    target_roles: ['Sample analysts', 'Sample coordinators'],
    modules: [1, 2, 3, 4].map((week) => ({
      week: `Week ${week}`,
      title: `Sample subject ${week}`,
      topics: ['What it is', 'How it is done', 'How it is checked'],
      deliverables: [`Sample worksheet ${week}`],
      lessons: [1, 2, 3].map((n) => `${mark}Sample lesson ${week}.${n}`),
    })),
  };
}

const sampleModule = {
  topics: ['What it is', 'How it is done'],
  deliverables: ['Sample worksheet'],
  lessons: ['Sample lesson A', 'Sample lesson B'],
};

const sentence = 'Read the sample task, do one step, compare it with the sample, and note what differs. ';

const sampleLesson = (title: string): string =>
  [
    '<h2>What it is</h2>',
    `<p>This sample lesson is about ${title.replace(/<[^>]*>/g, '')}. ${sentence.repeat(12)}</p>`,
    `<p>${sampleFacts.join(' ')}</p>`,
    '<h2>How it is done</h2>',
    `<ol><li>${sentence.repeat(4)}</li><li>${sentence.repeat(4)}</li></ol>`,
    '<h2>Exercise</h2>',
    `<p>${sentence.repeat(12)}</p>`,
  ].join('\n');

/** Sentences of every sample lesson, on which its questions rest. */
const sampleFacts = ['red', 'blue', 'green', 'gray', 'white', 'black'].map(
  (color, at) => `The ${color} sample is in drawer ${at + 1} of the office.`,
);

const attack = '<img src=x onerror="attacked(9)"><script>attacked(10)</script>';

/** Questions about every sample lesson. Hostile ones come first, and then those with long keys, the same in each list. */
function sampleQuestions(mode: GeminiMode, of: string): object[] {
  const questions = sampleFacts.map((fact, at) => ({
    kind: 'one',
    prompt: `Where is the ${fact.split(' ')[1]} sample in ${of.replace(/<[^>]*>/g, '')}?`,
    choices: [
      { text: `In drawer ${at + 1}`, is_right: true, feedback: 'Yes, that is its drawer.' },
      { text: 'On the windowsill', is_right: false, feedback: 'No, that is where the plant is.' },
      { text: 'Under the desk', is_right: false, feedback: 'No, that is where the bin is.' },
      { text: 'In the car', is_right: false, feedback: 'No, samples stay in the office.' },
    ],
    explanation: 'Each sample has a drawer.',
    quote: mode === 'unfounded' ? 'The samples are in the cellar of the house.' : fact,
    hint: 'Look for its color.',
    lesson: 1,
  }));
  if (mode !== 'hostile_questions') return questions;
  const [first] = questions;
  const long = 'x'.repeat(10_000);
  const withLongKeys = questions.slice(0, 4).map((question, at) => ({
    ...question,
    prompt: `Where is sample ${at + 1}?`,
    choices: question.choices.map(({ text, ...choice }) => ({
      ...choice,
      text: choice.is_right ? `${text}, which has its color on a label` : text,
    })),
  }));
  return [
    { ...first, prompt: attack, id: 'same', status: 'approved' },
    { ...first, kind: attack, explanation: long, hint: attack, quote: attack },
    ...withLongKeys,
    ...questions.map((question) => ({ ...question, id: 'same', status: 'approved' })),
  ];
}

const sampleExercise = {
  title: 'Sort your samples',
  task: '<p>Put five samples into drawers.</p>',
  minutes: 15,
  checklist: ['Each sample has a drawer'],
  solution: '<p>One drawer for each sample.</p>',
};
