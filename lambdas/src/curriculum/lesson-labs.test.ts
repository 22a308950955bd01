import { describe, expect, it } from 'vitest';
import { checkBlock } from '@redwhiteandcode/contract/course/block-rules.ts';
import { fingerprintOf, isChecked } from '@redwhiteandcode/contract/course/lab-fingerprint.ts';
import { promptLab, pythonLab, sqlLab } from '@redwhiteandcode/contract/course/sample-labs.ts';
import { readLabs } from './lesson-labs.ts';
import { composeLesson } from './offline-generator.ts';
import { checkLesson } from './response-rules.ts';
import { sampleFacts } from './sample-facts.ts';

const place = { module: 1, lesson: 2 };

describe('the labs of a response', () => {
  it('are unchecked whatever it says, and can be published once they are checked', () => {
    const { labs, reasons } = readLabs({ python_lab: pythonLab, sql_lab: sqlLab }, place);
    expect(reasons).toEqual([]);
    expect(labs).toEqual([
      { ...pythonLab, id: 'python-lab-2-3', checked: '' },
      { ...sqlLab, id: 'sql-lab-2-3', checked: '' },
    ]);
    expect(labs.map(isChecked)).toEqual([false, false]);
    for (const lab of labs) expect(checkBlock({ ...lab, checked: fingerprintOf(lab) })).toEqual({});
  });

  it('need no files, and get ids for their tests', () => {
    const { files: _, ...written } = pythonLab;
    const tests = ['One', 'Two'].map((sentence) => ({ id: 'same', sentence, code: 'assert True' }));
    expect(readLabs({ python_lab: { ...written, tests } }, place).labs).toMatchObject([
      { files: [], tests: [{ id: 'a' }, { id: 'b' }] },
    ]);
  });

  const test = { sentence: 'It is so', code: 'assert True' };
  it.each<[string, unknown]>([
    ['is text', 'print(1)'],
    ['has no test', { ...pythonLab, tests: [] }],
    ['has a test without code', { ...pythonLab, tests: [{ ...test, code: ' ' }] }],
    ['has two tests with one sentence', { ...pythonLab, tests: [test, test] }],
    [
      'has 21 tests',
      { ...pythonLab, tests: Array.from({ length: 21 }, (_, at) => ({ ...test, sentence: `It is ${at}` })) },
    ],
    ['has no solution', { ...pythonLab, solution_code: '' }],
    ['has a program as a file', { ...pythonLab, files: [{ name: 'orders.py', content: '1' }] }],
    ['has a file in another folder', { ...pythonLab, files: [{ name: '../orders.csv', content: '1' }] }],
    ['has code of 10,001 characters', { ...pythonLab, start_code: 'x'.repeat(10_001) }],
    ['takes no time', { ...pythonLab, minutes: 0 }],
    ['has a script in its task', { ...pythonLab, html: '<p>Add.</p><script>attacked()</script>' }],
    ['has markup in its title', { ...pythonLab, title: '<img src=x onerror=attacked()>' }],
    ['has markup in a sentence', { ...pythonLab, tests: [{ ...test, sentence: '<b>It is so</b>' }] }],
  ])('are dropped if one %s, and the log says so', (_, python_lab) => {
    expect(readLabs({ python_lab, sql_lab: sqlLab }, place)).toMatchObject({
      labs: [{ type: 'sql_lab' }],
      reasons: ['The Python lab could not be used.'],
    });
  });

  it.each<[string, object]>([
    ['without a script', { script: '' }],
    ['without a word about the order', { is_ordered: undefined }],
  ])('lose a SQL lab %s', (_, change) => {
    expect(readLabs({ sql_lab: { ...sqlLab, ...change } }, place)).toEqual({
      labs: [],
      reasons: ['The SQL lab could not be used.'],
    });
  });
});

describe('a lesson with labs', () => {
  const lesson = composeLesson(sampleFacts, place);
  const typesOf = (response: object) => {
    const checked = checkLesson({ ...lesson, ...response }, place);
    const { blocks = [], reasons } = 'value' in checked ? checked.value : expect.fail(checked.feedback);
    return { end: blocks.slice(-3).map(({ type }) => type), reasons };
  };

  it('has them before its exercise', () => {
    expect(typesOf({ python_lab: pythonLab, sql_lab: sqlLab })).toEqual({
      end: ['python_lab', 'sql_lab', 'exercise'],
      reasons: [],
    });
  });

  it('is kept without a lab that breaks the rules, and without a prompt lab', () => {
    const { end, reasons } = typesOf({ sql_lab: { ...sqlLab, title: '' }, prompt_lab: promptLab });
    expect(end).toEqual(['check', 'text', 'exercise']);
    expect(reasons).toEqual(['The SQL lab could not be used.']);
  });
});
