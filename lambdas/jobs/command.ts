import path from 'node:path';
import type { Target } from './platform/target.ts';

/** An option of a command, as `parseArgs` reads it, with its line in the help. */
interface Option {
  type: 'boolean' | 'string';
  help: string;
}

/** What a command was called with. */
export interface Call {
  args: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  target: Target;
}

/** A command for operators. */
export interface Command {
  /** What it does, as a sentence. */
  does: string;
  /** The names of its arguments; those in brackets can be left out. */
  args?: readonly string[];
  options?: Readonly<Record<string, Option>>;
  /** Whether it changes data, so that it asks before it works on a deployed stack. */
  isChange: boolean;
  /** Returns the local target. @default the running platform of the data folder */
  localTarget?: (environment: NodeJS.ProcessEnv) => Target;
  /** Reads the variables with secrets that it needs on a deployed stack. */
  secrets?: (target: Target) => Promise<Record<string, string>>;
  /** Runs it, with the variables of the target. Its modules are imported only then. Returns the exit code if it is not 0. */
  run: (call: Call) => Promise<number | void>;
}

/** Returns the path of a file that an operator names. npm runs scripts in the repository's root folder. */
export const pathOf = (name: string): string => path.resolve(process.env.INIT_CWD ?? '.', name);
