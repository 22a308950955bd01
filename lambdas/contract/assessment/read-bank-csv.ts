import type { CheckTask } from '../course/blocks.ts';
import { idAt } from '../course/part-ids.ts';
import { readNumber } from '../learning/check-rules.ts';
import { parseCsv } from '../text/csv.ts';
import { assessmentLimits } from './assessment-limits.ts';
import type { BankQuestion } from './bank.ts';
import { bankColumns, type Column } from './bank-csv.ts';
import { checkStorableQuestion } from './bank-rules.ts';

type Cells = Record<Column, string>;

/** Why a file is not imported, in one sentence. */
class Refused extends Error {}
const refuse = (row: number, message: string): never => {
  throw new Refused(`Row ${row}: ${message}`);
};

/** A row of a file with its number, which counts the row of titles. */
interface Row {
  row: number;
  cells: Cells;
}

/** Reads the rows below the titles. Blank rows are left out. */
function rowsOf(csv: string): Row[] {
  const parsed = parseCsv(csv);
  if ('badRow' in parsed)
    return refuse(parsed.badRow, 'this is not CSV. A cell has a quote that is not closed or not doubled.');
  const [titles = [], ...rows] = parsed;
  const names = titles.map((title) => title.trim().toLowerCase());
  const isSame = bankColumns.every((column) => names.includes(column)) && names.length === bankColumns.length;
  if (!isSame) return refuse(1, `the columns must be ${bankColumns.join(', ')}.`);
  return rows.flatMap((cells, at) => {
    const row = at + 2;
    if (cells.every((cell) => cell === '')) return [];
    if (cells.length !== names.length)
      return refuse(row, `this row has ${cells.length} cells instead of ${names.length}.`);
    return {
      row,
      cells: Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ''])) as Cells,
    };
  });
}

const shown = (text: string): string => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

function numberIn({ row, cells }: Row, column: Column): number {
  const number = readNumber(cells[column], '');
  return Number.isFinite(number)
    ? number
    : refuse(row, `${shown(cells[column])} in the column ${column} is not a number.`);
}

function placeIn(at: Row, column: 'module' | 'lesson'): number {
  const number = numberIn(at, column);
  return Number.isInteger(number) && number >= 1 && number <= 999
    ? number
    : refuse(at.row, `the ${column} is a whole number from 1 to 999.`);
}

/** Gives parts without an id the next free letter. Refuses ids that are repeated or have other characters. */
function withIds(rows: readonly Row[]): ReadonlyMap<Row, string> {
  const used = new Set<string>();
  for (const { row, cells } of rows) {
    const id = cells.part_id.trim();
    if (id === '') continue;
    if (!/^[a-z0-9]{1,10}$/.test(id)) refuse(row, `the part_id has up to 10 lowercase letters and digits.`);
    if (used.has(id)) refuse(row, `two parts of this question have the part_id ${id}.`);
    used.add(id);
  }
  const free = function* () {
    for (let place = 0; ; place++) if (!used.has(idAt(place))) yield idAt(place);
  };
  const next = free();
  return new Map(rows.map((row) => [row, row.cells.part_id.trim() || String(next.next().value)]));
}

function isRight({ row, cells }: Row): boolean {
  const answer = cells.answer.trim().toLowerCase();
  if (answer !== 'right' && answer !== 'wrong' && answer !== '')
    refuse(row, `the answer is right or wrong, not ${shown(cells.answer)}.`);
  return answer === 'right';
}

/** The parts that each type of a question has. */
const partNames: Readonly<Record<string, readonly string[]>> = {
  one: ['choice'],
  several: ['choice'],
  order: ['item'],
  match: ['pair', 'extra'],
  sort: ['group', 'item'],
  number: ['value', 'tolerance', 'unit', 'near'],
  mark: ['source', 'sentence'],
};

/** Reads the parts of a question of a type. */
function taskIn(kind: string, rows: readonly Row[]): CheckTask {
  const names = partNames[kind] ?? [];
  const start = rows[0]?.row ?? 1;
  for (const { row, cells } of rows)
    if (!names.includes(cells.part.trim()))
      refuse(row, `a part of ${kind} is ${names.join(' or ')}, not ${shown(cells.part)}.`);
  const all = (part: string) => rows.filter(({ cells }) => cells.part.trim() === part);
  const only = (part: string): Row => {
    const [found, second] = all(part);
    if (second) refuse(second.row, `this question has two parts named ${part}.`);
    return found ?? refuse(start, `this question has no part named ${part}.`);
  };
  // Choices, pairs, and extras share their ids; groups have their own.
  const groups = all('group');
  const ids = new Map([...withIds(rows.filter((row) => !groups.includes(row))), ...withIds(groups)]);
  const idOf = (row: Row): string => ids.get(row) ?? '';
  const choices = (part: string) =>
    all(part).map((at) => ({
      id: idOf(at),
      text: at.cells.text,
      is_right: isRight(at),
      feedback: at.cells.feedback,
    }));
  switch (kind) {
    case 'one':
    case 'several':
      return { kind, choices: choices('choice') };
    case 'mark':
      return { kind, source: only('source').cells.text, sentences: choices('sentence') };
    case 'order':
      return { kind, items: rows.map((at) => ({ id: idOf(at), text: at.cells.text })) };
    case 'match':
      return {
        kind,
        pairs: all('pair').map((at) => ({ id: idOf(at), left: at.cells.text, right: at.cells.answer })),
        extras: all('extra').map((at) => ({ id: idOf(at), right: at.cells.answer })),
      };
    case 'sort':
      return {
        kind,
        groups: groups.map((at) => ({ id: idOf(at), title: at.cells.text })),
        items: all('item').map((at) => {
          const group = at.cells.answer.trim();
          if (!groups.some((one) => idOf(one) === group))
            refuse(at.row, `the answer is the part_id of a group of this question, not ${shown(group)}.`);
          return { id: idOf(at), text: at.cells.text, group, feedback: at.cells.feedback };
        }),
      };
    case 'number':
      return {
        kind,
        value: numberIn(only('value'), 'text'),
        tolerance: numberIn(only('tolerance'), 'text'),
        unit: only('unit').cells.text,
        near: all('near').map((at) => ({ value: numberIn(at, 'text'), feedback: at.cells.feedback })),
      };
    default:
      return refuse(start, `${shown(kind)} is not a type. Use ${Object.keys(partNames).join(', ')}.`);
  }
}

/** Reads a question from its rows, whose first one starts it. */
function questionIn(rows: readonly Row[], start: Row, newId: () => string): BankQuestion {
  const { row, cells } = start;
  const kind = cells.type.trim();
  if (!partNames[kind])
    refuse(row, `${shown(kind)} is not a type. Use ${Object.keys(partNames).join(', ')}.`);
  const id = cells.id.trim() || newId();
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id.length > 40)
    refuse(row, `the id has up to 40 lowercase letters, digits, and single hyphens.`);
  const question: BankQuestion = {
    id,
    module_number: placeIn(start, 'module'),
    lesson_number: placeIn(start, 'lesson'),
    prompt: cells.prompt,
    task: taskIn(
      kind,
      rows.filter((each) => each !== start || each.cells.part.trim() !== ''),
    ),
    explanation: cells.explanation,
    quote: cells.quote,
    status: 'draft',
  };
  const [problem] = Object.entries(checkStorableQuestion(question));
  if (problem) refuse(row, `${problem[0]}: ${problem[1]}.`);
  return question;
}

/** The questions of a file, as drafts, or the sentence that says why it is not imported. */
export type BankFile = { questions: BankQuestion[] } | { problem: string };

/** Reads a bank from CSV. `newId` makes the ids of questions without one. */
export function readBankCsv(csv: string, newId: () => string): BankFile {
  try {
    const groups: [Row, ...Row[]][] = [];
    for (const at of rowsOf(csv)) {
      const last = groups.at(-1);
      if (at.cells.type.trim() !== '') groups.push([at]);
      else if (last && at.cells.id.trim() === '') last.push(at);
      else refuse(at.row, 'a question starts with its type.');
    }
    if (groups.length > assessmentLimits.bank.max)
      throw new Refused(`This file has ${groups.length} questions. ${assessmentLimits.bank.tooMany}`);
    const seen = new Set<string>();
    const questions = groups.map((rows) => {
      const question = questionIn(rows, rows[0], newId);
      if (seen.has(question.id)) refuse(rows[0].row, `the id ${question.id} is in this file twice.`);
      seen.add(question.id);
      return question;
    });
    if (questions.length === 0) throw new Refused('This file has no questions.');
    return { questions };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.message };
    throw error;
  }
}
