import { labLimits } from '@redwhiteandcode/contract/course/lab-limits.ts';
import type { LabRunner, RunEnd, RunEvents } from '@redwhiteandcode/design-system';
import type { Ending, ProgramJob } from './frame/messages.ts';
import { createLabFrame, type FrameEnd, type LabFrame } from './labFrame.ts';
import type { ProgramName } from './labFiles.ts';
import { readPythonResult, readSqlResult } from './labResults.ts';

const programNames: Readonly<Record<ProgramName, string>> = { python: 'Python', sql: 'SQLite' };

/** What a learner writes for a program, and what to look for if a run of it does not end. */
const written: Readonly<Record<ProgramName, { name: string; endless: string }>> = {
  python: { name: 'code', endless: 'Look for a loop that never ends.' },
  sql: { name: 'query', endless: 'Look for a join without a condition, or a recursion that never ends.' },
};

/** Returns why a run was ended. */
function endSentence(program: ProgramName, ending: Ending): string {
  const { name, endless } = written[program];
  switch (ending) {
    case 'time':
      return `Your ${name} ran for ${labLimits.seconds} seconds and was stopped. ${endless}`;
    case 'messages':
      return `Your ${name} sent too many messages to the page and was stopped.`;
    case 'crash':
      return `Your ${name} broke the program that runs it, so it was stopped. Your text is still here.`;
    case 'stop':
      return 'You stopped the run.';
  }
}

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
  const text = 'code' in job ? job.code : job.query;
  if (text.trim() === '') return { kind: 'error', message: `Write some ${written[program].name} first.` };
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
    if (events.signal.aborted) return { kind: 'stopped', message: endSentence(program, 'stop') };
    throw new Error(
      `${programNames[program]} could not be loaded. Check your connection, and run the code once more.`,
      { cause: error },
    );
  }
  removeLater(program);
  if (end.type === 'result') return { sent: end.result };
  return { kind: 'stopped', message: endSentence(program, end.ending) };
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
