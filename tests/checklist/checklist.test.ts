import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../platform.ts';
import { sections, statements } from './index.ts';
import type { Statement, Test } from './statement.ts';

const call = String.raw`(?:\b(?:test|platformTest|it|describe)(?:\.(?:each|step|only|concurrent))*|\))\s*(?:<[^(]*>)?\(\s*`;
const quoted = String.raw`(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|\x60((?:[^\x60\\]|\\.)*)\x60)`;

/** The titles of a file's tests as they stand in its text; of a file of stories, the names of its exports. */
export function titlesOf(file: string, source: string): string[] {
  if (file.endsWith('.stories.tsx'))
    return [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  return [...source.matchAll(new RegExp(call + quoted, 'g'))].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1'),
  );
}

const read = new Map<string, string[]>();

function titlesIn(file: string): string[] {
  const full = path.join(repository, file);
  const titles = read.get(file) ?? (existsSync(full) ? titlesOf(file, readFileSync(full, 'utf8')) : []);
  read.set(file, titles);
  return titles;
}

/** Whether a title is the wanted one: as it stands, or filled in where the written one has a place to fill. */
function fits(written: string, wanted: Test['title']): boolean {
  if (wanted instanceof RegExp) return wanted.test(written);
  if (written === wanted) return true;
  if (!/%[sidj]|\$\{/.test(written)) return false;
  const parts = written.split(/%[sidj]|\$\{[^}]*\}/).map((part) => RegExp.escape(part));
  return parts.join('').length > 12 && new RegExp(`^${parts.join('.+')}$`).test(wanted);
}

/** What is wrong with the proof of a statement. */
export function faultsOf(
  { id, shown = [], heldBy = [], later = '' }: Statement,
  titles = titlesIn,
): string[] {
  const proofs = [shown.length > 0 || heldBy.length > 0, later.length > 10].filter(Boolean);
  const missing = heldBy.filter(({ file, title }) => !titles(file).some((written) => fits(written, title)));
  return [
    ...(proofs.length === 1 ? [] : [`${id}: has ${proofs.length} kinds of proof, one is wanted`]),
    ...missing.map(({ file, title }) => `${id}: ${file} has no test ${String(title)}`),
    ...shown.filter(saysNothing).map(({ path: shownAt }) => `${id}: asks for nothing on ${shownAt}`),
  ];
}

const saysNothing = (view: NonNullable<Statement['shown']>[number]): boolean =>
  [view.texts, view.absent, view.links, view.buttons, view.fields].every((part) => !part?.length);

describe('the checklist of the document', () => {
  it('has statements in every section, each once', () => {
    const empty = Object.entries(sections).filter(
      ([name, all]) => all.length === 0 || all.some((it) => it.section !== name),
    );
    expect(empty.map(([name]) => name)).toEqual([]);
    const ids = statements.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('has a proof for each: something that a page shows, a test that exists, or the reason why it comes later', () => {
    expect(statements.flatMap((statement) => faultsOf(statement))).toEqual([]);
  });
});

describe('the judge of the checklist', () => {
  const planted = { id: 'planted', section: '1', says: 'A fault' };
  const titles = () => ['%s is refused by name', 'takes a date'];

  it.each<[string, Statement, RegExp]>([
    ['no proof', planted, /0 kinds/],
    ['a test that does not exist', { ...planted, heldBy: [{ file: 'x', title: 'takes a time' }] }, /no test/],
    ['a pattern that fits no test', { ...planted, heldBy: [{ file: 'x', title: /^nothing/ }] }, /no test/],
    ['a page that must show nothing', { ...planted, shown: [{ path: '/' }] }, /asks for nothing/],
    [
      'a proof and an excuse',
      { ...planted, shown: [{ path: '/', texts: ['a'] }], later: 'Comes later on.' },
      /2 kinds/,
    ],
  ])('finds %s', (_name, statement, fault) => {
    expect(faultsOf(statement, titles).join('\n')).toMatch(fault);
  });

  it('lets a good proof through', () => {
    const heldBy = [
      { file: 'x', title: 'A phone is refused by name' },
      { file: 'x', title: 'takes a date' },
    ];
    expect(faultsOf({ ...planted, heldBy }, titles)).toEqual([]);
  });

  it('reads titles of tests, of tables, of templates and of stories', () => {
    const source =
      "test('one', x); it.each([[1, 2]])('two %s', y); describe(`${three}`, z); it(\n 'fo\\'ur', w)";
    expect(titlesOf('a.spec.ts', source)).toEqual(['one', 'two %s', '${three}', "fo'ur"]);
    expect(titlesOf('a.stories.tsx', 'export const Default: Story = {}')).toEqual(['Default']);
  });
});
