import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Call, Command } from './command.ts';
import { commands } from './commands.ts';
import { localTarget } from './platform/local-target.ts';
import { OperatorProblem } from './platform/operator-problem.ts';
import type { Target } from './platform/target.ts';

/** Returns how to call a command with npm. */
function usageOf(name: string, { args = [], options = {}, isChange }: Command): string {
  const flags = Object.entries(options).map(([option, { type }]) =>
    type === 'string' ? `[--${option} <${option}>]` : `[--${option}]`,
  );
  const yes = isChange ? ['[--yes]'] : [];
  return ['npm run', name, '--', ...args, ...flags, '[--stack NAME]', ...yes].join(' ');
}

const common = [
  '--stack NAME  works on a deployed stack, with your AWS credentials, instead of the local platform',
  '--yes         does not ask before it changes data of a deployed stack',
];

/** Returns the description of commands for a terminal. */
function helpOf(commands: Readonly<Record<string, Command>>): string {
  const described = Object.entries(commands).flatMap(([name, command]) => [
    usageOf(name, command),
    `    ${command.does}`,
    ...Object.entries(command.options ?? {}).map(([option, { help }]) => `    --${option}: ${help}`),
  ]);
  return [...described, '', ...common].join('\n');
}

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

/** Returns the sentence for a failure that an operator can do something about; undefined for a fault of the program. */
function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof OperatorProblem) return error.message;
  if (codeOf(error) === 'ECONNREFUSED')
    return `Nothing responds at the service's address (${error.message}). Is the platform running?`;
  if (codeOf(error) === 'ENOTFOUND' || codeOf(error) === 'ETIMEDOUT')
    return `AWS cannot be reached: ${error.message}.`;
  // A failure of the file system, such as a full disk.
  if ('syscall' in error && 'path' in error) return `A file cannot be read or written: ${error.message}.`;
  if (error.name === 'CredentialsProviderError')
    return `There are no valid AWS credentials: ${error.message}`;
  // An exception of an AWS service, such as a missing permission.
  if ('$fault' in error) return `AWS refused the command with ${error.name}: ${error.message}`;
  return undefined;
}

const commonOptions = {
  stack: { type: 'string' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

function readArguments(name: string, command: Command, args: readonly string[]) {
  try {
    const options = { ...command.options, ...commonOptions };
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node's further sentences explain the syntax of arguments that begin with a dash.
    const [reason = ''] = (error as Error).message.split('. ');
    throw new OperatorProblem(`${reason}. Usage: ${usageOf(name, command)}`);
  }
}

function checkCount(name: string, command: Command, given: readonly string[]): void {
  const { args = [] } = command;
  const missing = args[given.length];
  if (missing?.startsWith('<'))
    throw new OperatorProblem(`${missing} is missing. Usage: ${usageOf(name, command)}`);
  if (given.length > args.length)
    throw new OperatorProblem(
      `There is one argument too many: ${given[args.length]}. Usage: ${usageOf(name, command)}`,
    );
}

/** Says what will happen to a deployed stack, and asks first if data changes. */
async function announce(name: string, command: Command, call: Call): Promise<void> {
  const { target } = call;
  console.error(`${[name, ...call.args].join(' ')}, on ${target.name}.\n${command.does}`);
  if (target.endpoints.length > 0) console.error(`Calls go to ${target.endpoints.join(', ')}.`);
  if (!command.isChange || call.options.yes === true) return;
  if (!process.stdin.isTTY)
    throw new OperatorProblem(`${name} changes data of a deployed stack: confirm it with --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question('Continue? (y/N) ');
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new OperatorProblem('Nothing was changed.');
}

async function targetOf(command: Command, stack: string | boolean | undefined): Promise<Target> {
  if (typeof stack !== 'string') return (command.localTarget ?? localTarget)(process.env);
  const { stackTarget } = await import('./platform/stack-target.ts');
  return stackTarget(stack, process.env);
}

/** Runs a command with its arguments. Returns the exit code. Throws an OperatorProblem for wrong arguments. */
async function run([name, ...rest]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help') {
    console.log(helpOf(commands));
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    throw new OperatorProblem(
      `There is no command ${name}. The commands are ${Object.keys(commands).join(', ')}.`,
    );
  }
  const { values: options, positionals: args } = readArguments(name, command, rest);
  if (options.help) {
    console.log(helpOf({ [name]: command }));
    return 0;
  }
  checkCount(name, command, args);
  const target = await targetOf(command, options.stack);
  const call = { args, options, target };
  Object.assign(process.env, target.variables);
  if (target.stack !== undefined) {
    await announce(name, command, call);
    Object.assign(process.env, await command.secrets?.(target));
  }
  return (await command.run(call)) ?? 0;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
}
