import { pagePrefixes } from '@redwhiteandcode/contract/deployment/page-prefixes.ts';
import { expect, it } from 'vitest';
import { pagePatterns } from './paths.ts';

it('the log of unknown paths knows the first segment of every page', () => {
  const segments = new Set(pagePatterns.map((pattern) => pattern.split('/')[1] ?? ''));
  segments.delete('');
  segments.delete('*');
  expect([...pagePrefixes].toSorted()).toEqual([...segments].toSorted());
});
