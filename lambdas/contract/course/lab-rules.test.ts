import { describe, expect, it } from 'vitest';
import { blockLimits, blockMessages } from './block-limits.ts';
import type { PlacedBlock } from './block-parts.ts';
import { checkBlocks } from './block-rules.ts';
import { Blocks } from './blocks.ts';
import { fingerprintOf, type RunnableLab } from './lab-fingerprint.ts';
import { pythonLab, sqlLab } from './sample-labs.ts';
import { checkStorable } from './storable-blocks.ts';

const [file] = pythonLab.files;
const [test] = pythonLab.tests;
/** Returns the Python lab with files of these names. */
const named = (...names: string[]) => ({ ...pythonLab, files: names.map((name) => ({ ...file!, name })) });
const tested = (...changes: Partial<NonNullable<typeof test>>[]) => ({
  ...pythonLab,
  tests: changes.map((change, at) => ({ ...test!, id: 'abc'.charAt(at), ...change })),
});

describe('a lab that can be published', () => {
  const labs: [string, RunnableLab][] = [
    ['a Python lab', pythonLab],
    ['a SQL lab', sqlLab],
    ['a Python lab without files and start code', { ...pythonLab, files: [], start_code: '' }],
    ['a SQL lab without a start query', { ...sqlLab, start_code: '' }],
    ['files of each type', named('a.csv', 'B_2.json', 'c-3.txt')],
  ];

  it.each(labs)('has no problem: %s', (_, lab) => {
    const checked = { ...lab, checked: fingerprintOf(lab) };
    expect(checkBlocks([checked])).toEqual({});
    expect(checkStorable([checked])).toEqual({});
    expect(Blocks.safeParse([checked]).error).toBeUndefined();
  });
});

describe('a lab that cannot be published', () => {
  const { empty, equal, fileName } = blockMessages;
  const problems: [path: string, message: string, lab: RunnableLab][] = [
    ['title', empty, { ...pythonLab, title: ' ' }],
    ['html', empty, { ...pythonLab, html: '<p></p>' }],
    ['solution_code', empty, { ...pythonLab, solution_code: '\n' }],
    ['files.0.name', empty, named('')],
    ['files.0.name', fileName, named('orders')],
    ['files.0.name', fileName, named('orders.py')],
    ['files.0.name', fileName, named('../orders.csv')],
    ['files.0.name', fileName, named('my orders.csv')],
    ['files.0.name', fileName, named('orders.csv\n')],
    ['files.1.name', equal, named('orders.csv', 'Orders.csv')],
    ['files.0.content', empty, { ...pythonLab, files: [{ ...file!, content: '' }] }],
    ['tests', blockMessages.noTests, { ...pythonLab, tests: [] }],
    ['tests', blockMessages.repeatedPart, tested({ id: 'a' }, { id: 'a', sentence: 'Another' })],
    ['tests.0.sentence', empty, tested({ sentence: '' })],
    ['tests.1.sentence', equal, tested({}, { sentence: 'the sum is  2000' })],
    ['tests.0.code', empty, tested({ code: ' ' })],
    ['checked', blockMessages.unchecked, { ...pythonLab, checked: '' }],
    ['checked', blockMessages.unchecked, { ...pythonLab, solution_code: 'total = len' }],
    ['title', empty, { ...sqlLab, title: '' }],
    ['html', empty, { ...sqlLab, html: '' }],
    ['script', empty, { ...sqlLab, script: ' ' }],
    ['solution_code', empty, { ...sqlLab, solution_code: '' }],
    ['checked', blockMessages.unchecked, { ...sqlLab, checked: '' }],
    ['checked', blockMessages.unchecked, { ...sqlLab, is_ordered: true }],
  ];

  it.each(problems)('has a problem at %s: %s', (path, message, lab) => {
    expect(checkBlocks([lab])).toMatchObject({ [`0.${path}`]: message });
    // A draft may have it.
    expect(checkStorable([lab])).toEqual({});
    expect(Blocks.safeParse([lab]).error).toBeUndefined();
  });

  it('does not ask for a check before its other problems', () => {
    const lab = { ...pythonLab, title: '', tests: [], checked: '' };
    expect(Object.keys(checkBlocks([lab]))).toEqual(['0.title', '0.tests', '0.checked']);
  });
});

describe('a lab that the API would not store, even in a draft', () => {
  const line = 'x'.repeat(501);
  const code = 'x'.repeat(10_001);
  const data = 'x'.repeat(60_001);
  const { line: lines, code: codes, data: datas } = blockLimits;
  const problems: [path: string, message: string, lab: PlacedBlock][] = [
    ['title', lines.tooLong, { ...pythonLab, title: line }],
    ['html', blockLimits.html.tooLong, { ...pythonLab, html: 'x'.repeat(20_001) }],
    ['minutes', blockMessages.minutes, { ...pythonLab, minutes: Number.NaN }],
    ['minutes', blockMessages.minutes, { ...sqlLab, minutes: 0 }],
    ['start_code', codes.tooLong, { ...pythonLab, start_code: code }],
    ['solution_code', codes.tooLong, { ...sqlLab, solution_code: code }],
    ['files', blockLimits.files.tooMany, named('1', '2', '3', '4', '5', '6')],
    ['files.0.name', lines.tooLong, named(line)],
    ['files.0.content', datas.tooLong, { ...pythonLab, files: [{ ...file!, content: data }] }],
    ['tests', blockLimits.tests.tooMany, { ...pythonLab, tests: Array(21).fill(test) }],
    ['tests.0.sentence', lines.tooLong, tested({ sentence: line })],
    ['tests.0.code', codes.tooLong, tested({ code })],
    ['script', datas.tooLong, { ...sqlLab, script: data }],
  ];

  it.each(problems)('has a problem at %s: %s', (path, message, lab) => {
    expect(checkStorable([lab])).toEqual({ [`0.${path}`]: message });
    expect(Blocks.safeParse([lab]).success).toBe(false);
  });

  it.each([' ', 'ABCDEF', '0'.repeat(17)])('has a check that is no fingerprint: %j', (checked) => {
    expect(Blocks.safeParse([{ ...sqlLab, checked }]).success).toBe(false);
  });
});
