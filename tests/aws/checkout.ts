import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Stage } from '@redwhiteandcode/contract/deployment/deployment.ts';
import { repository, temporaryFolder } from '../platform/platform.ts';

/** A fresh folder with the repository’s files, outside of the repository, in which the commands of a document run. */
export interface Checkout {
  folder: string;
  /** Writes the settings of a stage. */
  configure: (stage: Stage, settings: string) => void;
  /** Runs a command. Returns its output; throws with the end of it if the command fails. */
  run: (command: string, variables: Readonly<Record<string, string>>) => Promise<string>;
}

function git(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}

function copyFiles(folder: string): void {
  const files = git(repository, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of new Set(files)) {
    const source = path.join(repository, file);
    if (file && existsSync(source)) cpSync(source, path.join(folder, file));
  }
}

function commit(folder: string): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  git(folder, 'add', '--all');
  git(folder, ...author, 'commit', '--quiet', '--message', 'Deploy this');
}

async function run(folder: string, log: string, command: string, env: NodeJS.ProcessEnv): Promise<string> {
  console.log(`$ ${command}`);
  const child = spawn('sh', ['-c', `exec 2>&1; ${command}`], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const file = createWriteStream(log, { flags: 'a' });
  file.write(`\n$ ${command}\n`);
  child.stdout.pipe(file);
  const output = await text(child.stdout);
  const [code] = await closed;
  if (code === 0) return output;
  throw new Error(`${command} failed with ${code}:\n${output.trim().split('\n').slice(-30).join('\n')}`);
}

/** Creates a fresh folder from the files as they are, committed or not. The output of its commands is also in the log. */
export function createCheckout(log: string): Checkout {
  const folder = temporaryFolder();
  git(folder, 'init', '--quiet');
  copyFiles(folder);
  commit(folder);
  return {
    folder,
    configure(stage, settings) {
      mkdirSync(path.join(folder, 'cdk/stages'), { recursive: true });
      writeFileSync(path.join(folder, 'cdk/stages', `${stage}.json`), settings);
      commit(folder);
    },
    run: (command, variables) => run(folder, log, command, { ...process.env, ...variables }),
  };
}

/**
 * Returns the code blocks of a language in a numbered section of `docs/deploying.md`, with the values of its placeholders.
 * Throws for a placeholder without a value.
 */
export function documentedCode(
  section: number,
  language: string,
  values: Readonly<Record<string, string>> = {},
): string[] {
  const document = readFileSync(path.join(repository, 'docs/deploying.md'), 'utf8');
  const chapter = new RegExp(`^## ${section}\\. .*\\n([^]*?)(?=^## )`, 'm').exec(document)?.[1] ?? '';
  const blocks = chapter.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'));
  const filled = [...blocks].map(([, code = '']) =>
    code.replaceAll(/<([^<>\n]+)>/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`docs/deploying.md has an unknown <${name}>`);
      return value;
    }),
  );
  if (filled.length === 0) throw new Error(`docs/deploying.md has no ${language} in section ${section}`);
  return filled;
}

/** Returns the commands of a section of `docs/deploying.md`, without comments. */
export const documentedCommands = (section: number, values: Readonly<Record<string, string>>): string[] =>
  documentedCode(section, 'sh', values)
    .flatMap((block) => block.split('\n'))
    .map((line) => line.replace(/\s+# .*$/, '').trim())
    .filter((line) => line !== '');
