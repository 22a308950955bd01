import { joinedBlocks } from '@redwhiteandcode/contract/course/block-parts.ts';
import { pythonLab, sqlLab } from '@redwhiteandcode/contract/course/sample-labs.ts';
import { expect, it } from 'vitest';
import { lessonTexts } from './blocks.ts';

it('the texts of a lesson are those of its labs without their data and the fingerprint of their check', () => {
  const { tests, files } = pythonLab;
  expect(lessonTexts(joinedBlocks([pythonLab]))).toEqual([
    files[0]?.name,
    ' Return the sum of the orders. ',
    pythonLab.solution_code,
    pythonLab.start_code,
    tests[0]?.code,
    tests[0]?.sentence,
    pythonLab.title,
  ]);
  expect(lessonTexts(joinedBlocks([sqlLab]))).toEqual([
    ' Count the orders of each site. ',
    sqlLab.solution_code,
    sqlLab.start_code,
    sqlLab.title,
  ]);
});
