import type { Command } from './command.ts';

/** Returns how to call a command with npm. */
export function usageOf(name: string, { args = [], options = {}, isChange }: Command): string {
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
export function helpOf(commands: Readonly<Record<string, Command>>): string {
  const described = Object.entries(commands).flatMap(([name, command]) => [
    usageOf(name, command),
    `    ${command.does}`,
    ...Object.entries(command.options ?? {}).map(([option, { help }]) => `    --${option}: ${help}`),
  ]);
  return [...described, '', ...common].join('\n');
}
