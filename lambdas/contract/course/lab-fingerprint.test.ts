import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprintOf, isChecked, type RunnableLab } from './lab-fingerprint.ts';
import { pythonLab, sqlLab } from './sample-labs.ts';

const [file] = pythonLab.files;
const [test] = pythonLab.tests;
const second = { id: 'b', sentence: 'It is a number', code: 'assert total' };

describe('the check of a lab', () => {
  const decisive: [string, RunnableLab][] = [
    ['the start code', { ...pythonLab, start_code: '' }],
    ['the solution', { ...pythonLab, solution_code: `${pythonLab.solution_code} ` }],
    ['the name of a file', { ...pythonLab, files: [{ ...file!, name: 'sales.csv' }] }],
    ['the content of a file', { ...pythonLab, files: [{ ...file!, content: 'cents\n2000\n' }] }],
    ['a new file', { ...pythonLab, files: [file!, { name: 'more.csv', content: '' }] }],
    ['a removed file', { ...pythonLab, files: [] }],
    ['the code of a test', { ...pythonLab, tests: [{ ...test!, code: 'assert True' }] }],
    ['a new test', { ...pythonLab, tests: [test!, second] }],
    ['a removed test', { ...pythonLab, tests: [] }],
    ['the script', { ...sqlLab, script: `${sqlLab.script} delete from orders;` }],
    ['the start query', { ...sqlLab, start_code: 'select 1' }],
    ['the solution query', { ...sqlLab, solution_code: 'select 2' }],
    ['the order of rows', { ...sqlLab, is_ordered: true }],
  ];

  it.each(decisive)('is lost with a change of %s', (_, lab) => {
    expect(isChecked(lab)).toBe(false);
  });

  const harmless: [string, RunnableLab][] = [
    ['nothing', pythonLab],
    ['the id, as in a copy', { ...pythonLab, id: 'copy' }],
    ['the title', { ...pythonLab, title: 'Sum' }],
    ['the task', { ...sqlLab, html: '<p>How many orders are there?</p>' }],
    ['the minutes', { ...sqlLab, minutes: 20 }],
    ['the id and the sentence of a test', { ...pythonLab, tests: [{ ...second, code: test!.code }] }],
    ['the order of properties', Object.fromEntries(Object.entries(sqlLab).reverse()) as typeof sqlLab],
  ];

  it.each(harmless)('stays with a change of %s', (_, lab) => {
    expect(isChecked(lab)).toBe(true);
  });

  it('is missing in a new lab', () => {
    expect(isChecked({ ...sqlLab, checked: '' })).toBe(false);
  });
});

describe('a fingerprint', () => {
  const texts = fc.record({
    script: fc.string(),
    start_code: fc.string(),
    solution_code: fc.string(),
    is_ordered: fc.boolean(),
  });

  it('tells labs with other texts apart, also if a text moves from one field to the next', () => {
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(fingerprintOf({ ...sqlLab, ...one }) === fingerprintOf({ ...sqlLab, ...other })).toBe(isSame);
      }),
    );
    const moved = { ...sqlLab, start_code: '', solution_code: sqlLab.start_code + sqlLab.solution_code };
    expect(fingerprintOf(moved)).not.toBe(fingerprintOf(sqlLab));
  });

  it('is 16 hexadecimal digits', () => {
    fc.assert(
      fc.property(texts, (changed) => {
        expect(fingerprintOf({ ...sqlLab, ...changed })).toMatch(/^[0-9a-f]{16}$/);
      }),
    );
  });
});
