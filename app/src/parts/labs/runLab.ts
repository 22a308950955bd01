import { labLimits } from '@redwhiteandcode/contract/course/lab-limits.ts';
import type { LabRunner, PythonResult, RunEnd, RunEvents, SqlResult } from '@redwhiteandcode/design-system';
import type { Ending, ProgramJob } from './frame/messages.ts';
import { createLabFrame, type FrameEnd, type LabFrame } from './labFrame.ts';
import type { ProgramName } from './labFiles.ts';

const stopped: Readonly<Record<Ending, string>> = {
  time: `Your code ran for ${labLimits.seconds} seconds and was stopped. Look for a loop that never ends.`,
  messages: 'Your code sent too many messages to the page and was stopped.',
  crash: 'Your code broke the program that runs it, so it was stopped. Your text is still here.',
  stop: 'You stopped this run.',
};

const programNames: Readonly<Record<ProgramName, string>> = { python: 'Python', sql: 'SQLite' };

/** The frames of this page by program. One whose program could not be loaded is removed. */
const frames = new Map<ProgramName, LabFrame>();

async function run<Result>(
  program: ProgramName,
  job: ProgramJob,
  events: RunEvents,
): Promise<Result | RunEnd> {
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
    frames.delete(program);
    frame.remove();
    if (events.signal.aborted) return { kind: 'stopped', message: stopped.stop };
    throw new Error(
      `${programNames[program]} could not be loaded. Check your connection, and run the code once more.`,
      { cause: error },
    );
  }
  if (end.type === 'result') return end.result as Result;
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
    const result = await run<PythonResult>('python', job, { ...events, onOutput });
    return 'kind' in result ? { output, isCut: false, end: result, tests: [] } : result;
  },
  async runSql(query, { script, solution_code, is_ordered }, events) {
    const job = { query, script, solution: solution_code, isOrdered: is_ordered };
    const result = await run<SqlResult>('sql', job, events);
    const nothing = { columns: [], rows: [], count: 0, isRight: false, differences: [] };
    return 'kind' in result ? { ...nothing, end: result } : result;
  },
};
