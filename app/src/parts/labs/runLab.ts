import { labLimits } from '@redwhiteandcode/contract/course/lab-limits.ts';
import type { LabRunner, RunEnd, RunEvents } from '@redwhiteandcode/design-system';
import type { Ending, ProgramJob } from './frame/messages.ts';
import { createLabFrame, type FrameEnd, type LabFrame } from './labFrame.ts';
import type { ProgramName } from './labFiles.ts';
import { readPythonResult, readSqlResult } from './labResults.ts';

const stopped: Readonly<Record<Ending, string>> = {
  time: `Your code ran for ${labLimits.seconds} seconds and was stopped. Look for a loop that never ends.`,
  messages: 'Your code sent too many messages to the page and was stopped.',
  crash: 'Your code broke the program that runs it, so it was stopped. Your text is still here.',
  stop: 'You stopped this run.',
};

const programNames: Readonly<Record<ProgramName, string>> = { python: 'Python', sql: 'SQLite' };

/** How long a frame stays after its last run, in milliseconds: its program takes memory. */
const idleTime = 5 * 60_000;

/** The frames of this page by program. One whose program could not be loaded is removed. */
const frames = new Map<ProgramName, LabFrame>();
const removals = new Map<ProgramName, ReturnType<typeof setTimeout>>();

function removeFrame(program: ProgramName): void {
  frames.get(program)?.remove();
  frames.delete(program);
}

function removeLater(program: ProgramName): void {
  clearTimeout(removals.get(program));
  removals.set(
    program,
    setTimeout(() => removeFrame(program), idleTime),
  );
}

/** Runs a job. Resolves to what the program sent, or to why the run was ended. */
async function run(
  program: ProgramName,
  job: ProgramJob,
  events: RunEvents,
): Promise<{ sent: unknown } | RunEnd> {
  clearTimeout(removals.get(program));
  const frame = frames.get(program) ?? createLabFrame(program);
  frames.set(program, frame);
  let isStarted = false;
  const onStart = () => {
    isStarted = true;
    events.onStart();
  };
  let end: FrameEnd;
  try {
    end = await frame.run(job, { ...events, onStart });
    if (end.type === 'ended' && end.ending !== 'stop' && !isStarted) throw new Error(end.detail);
  } catch (error) {
    removeFrame(program);
    if (events.signal.aborted) return { kind: 'stopped', message: stopped.stop };
    throw new Error(
      `${programNames[program]} could not be loaded. Check your connection, and run the code once more.`,
      { cause: error },
    );
  }
  removeLater(program);
  if (end.type === 'result') return { sent: end.result };
  return { kind: 'stopped', message: stopped[end.ending] };
}

/** Runs the code of labs in frames apart from the page, which are created for the first run. */
export const runLab: LabRunner = {
  async runPython(code, { files, tests }, events) {
    const job = { code, files, tests: tests.map(({ id, code: test }) => ({ id, code: test })) };
    let output = '';
    const onOutput = (text: string) => {
      output = text;
      events.onOutput(text);
    };
    const end = await run('python', job, { ...events, onOutput });
    return 'sent' in end ? readPythonResult(end.sent) : { output, isCut: false, end, tests: [] };
  },
  async runSql(query, { script, solution_code, is_ordered }, events) {
    const job = { query, script, solution: solution_code, isOrdered: is_ordered };
    const end = await run('sql', job, events);
    return readSqlResult('sent' in end ? end.sent : { end });
  },
};
