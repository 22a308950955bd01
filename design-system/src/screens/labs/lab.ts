import type { SanitizedHtml } from '../../components/prose/Prose.tsx';

/** A task that the learner solves with code that runs in the browser. */
interface Lab {
  id: string;
  title: string;
  /** The task. */
  html: SanitizedHtml;
  /** The time that it takes, in minutes. */
  minutes: number;
  /** What the editor contains before the learner's first change. */
  start_code: string;
  solution_code: string;
}

/** Python in a folder with files. A test is passed if its sentence is true after the code has run. */
export interface PythonLabBlock extends Lab {
  type: 'python_lab';
  files: readonly { name: string; content: string }[];
  tests: readonly { id: string; sentence: string; code: string }[];
}

/** A query on a database. It is right if it returns the rows of the solution. */
export interface SqlLabBlock extends Lab {
  type: 'sql_lab';
  /** The SQL that creates the database. */
  script: string;
  /** Whether the rows must have the solution's order. */
  is_ordered: boolean;
}

/** What a prompt can be required to have. */
export type PromptCriterion = 'audience' | 'form' | 'length' | 'source' | 'silence' | 'privacy';

/** A case of a prompt lab: material for the prompt, and rules for the output. */
export interface PromptCase {
  id: string;
  title: string;
  input: string;
  must_contain: readonly string[];
  must_not_contain: readonly string[];
  is_json: boolean;
  /** 0 without a limit. */
  max_words: number;
  /** An output that is shown while no model can be called. */
  sample: string;
  /** The run of a model that produced the sample; null if it was written as an example. */
  sample_run: { model: string; ran_on: string } | null;
}

/** A prompt that the learner writes for a task. */
export interface PromptLabBlock extends Pick<Lab, 'id' | 'title' | 'html' | 'minutes'> {
  type: 'prompt_lab';
  criteria: readonly PromptCriterion[];
  start_prompt: string;
  solution_prompt: string;
  /** The first case is the material of the task. */
  cases: readonly PromptCase[];
}

/** Whether a prompt has what a criterion asks for. */
export interface CriterionFinding {
  criterion: PromptCriterion;
  is_met: boolean;
  /** The words of the prompt that decided, or what is missing. */
  sentence: string;
}

/** Whether an output meets a rule of its case. */
export interface RuleFinding {
  is_met: boolean;
  sentence: string;
}

/** The call of the model for a case. */
export interface CaseRun {
  case_id: string;
  title: string;
  status: 'waiting' | 'running' | 'done' | 'failed';
  /** What has arrived so far, as plain text. */
  output: string;
  /** The results of the case's rules once it is done. */
  rules: readonly RuleFinding[];
  /** Why the call failed. */
  reason: { message: string } | null;
  /** The time of the call, in milliseconds; null before its end. */
  ms: number | null;
}

/** A run of a prompt on one or all cases of a prompt lab. */
export interface PromptRun {
  id: string;
  prompt: string;
  model: string;
  status: 'queued' | 'running' | 'finished';
  /** An ISO date and time. */
  started_at: string;
  cases: readonly CaseRun[];
}

/** Why a prompt was not run. */
export interface RunRefusal {
  message: string;
  /** Whether no prompt can be run today. */
  isClosed: boolean;
}

/** The model that runs prompts, null if none is set up, and the learner's calls of it. */
export interface PromptAllowance {
  model: string | null;
  calls_left: number;
  calls_per_day: number;
  /** When the next day begins, as an ISO date and time. */
  opens_at: string;
}

/** What happens during a run of a prompt. */
export interface PromptRunEvents {
  /** Called with the run when it has started and whenever more of it has arrived. */
  onChange: (run: PromptRun) => void;
  /** Stops following the run, which continues. */
  signal: AbortSignal;
}

/** Runs prompts with a model. */
export interface PromptRunner {
  /** Returns the learner's calls, and the latest runs in a block, newest first. Rejects with an Error whose message is a sentence. */
  read: (
    block: Pick<PromptLabBlock, 'id'>,
  ) => Promise<{ allowance: PromptAllowance; runs: readonly PromptRun[] }>;
  /** Runs a prompt on the case with an id, or on all cases without one. Resolves when the run has ended, and never rejects. */
  run: (
    block: Pick<PromptLabBlock, 'id'>,
    prompt: string,
    caseId: string | undefined,
    events: PromptRunEvents,
  ) => Promise<PromptRun | RunRefusal>;
  /** Follows a run that is under way. Resolves when it has ended, and never rejects. */
  follow: (
    block: Pick<PromptLabBlock, 'id'>,
    run: PromptRun,
    events: PromptRunEvents,
  ) => Promise<PromptRun | RunRefusal>;
}

/** What prompt labs need. Its functions reject with an Error whose message is a sentence if they cannot be loaded. */
export interface PromptTools {
  /** Checks a prompt by its words, and by what the rules of the cases demand. */
  check: (
    block: Pick<PromptLabBlock, 'criteria' | 'cases'>,
    prompt: string,
  ) => Promise<readonly CriterionFinding[]>;
  /** Judges an output by the rules of its case. */
  judge: (one: PromptCase, output: string) => Promise<readonly RuleFinding[]>;
  /** Runs prompts; undefined where learners only try the lab, such as in a preview. */
  runner: PromptRunner | undefined;
}

/**
 * How a run ended: `error` with the message of the code's mistake, `stopped` with a sentence that says why it was ended
 * from outside.
 */
export type RunEnd = { kind: 'done' } | { kind: 'error' | 'stopped'; message: string };

/** The result of running Python. */
export interface PythonResult {
  /** What the code printed; `isCut` if that was more than is shown. */
  output: string;
  isCut: boolean;
  end: RunEnd;
  /** The results of the tests in their order; none if the code did not end. `message` is that of a failed assertion. */
  tests: readonly { id: string; isPassed: boolean; message: string }[];
}

/** A value of a query's row: bytes are text. */
export type SqlValue = string | number | null;

/** The result of running a query. */
export interface SqlResult {
  columns: readonly string[];
  /** The rows to show; `count` is the number of all of them. */
  rows: readonly (readonly SqlValue[])[];
  count: number;
  end: RunEnd;
  /** Whether the rows are those of the solution. */
  isRight: boolean;
  /** What differs from the solution's rows, in sentences. */
  differences: readonly string[];
}

/** What happens during a run. */
export interface RunEvents {
  /** Called while the program that runs the code is loaded, in bytes. */
  onLoad: (loaded: number, total: number) => void;
  /** Called when the code starts. */
  onStart: () => void;
  /** Called with everything that the code has printed so far. */
  onOutput: (output: string) => void;
  /** Stops the run. */
  signal: AbortSignal;
}

/** Runs the learner's code apart from the page. Rejects with an Error whose message is a sentence if it cannot run code. */
export interface LabRunner {
  runPython: (
    code: string,
    lab: Pick<PythonLabBlock, 'files' | 'tests'>,
    events: RunEvents,
  ) => Promise<PythonResult>;
  runSql: (
    query: string,
    lab: Pick<SqlLabBlock, 'script' | 'solution_code' | 'is_ordered'>,
    events: RunEvents,
  ) => Promise<SqlResult>;
}
