import { describe, expect, it } from 'vitest';
import { behaviors, behaviorTags, unbuilt } from './behaviors.ts';
import { findTagFaults, findUnproven, readTags } from './tags.ts';

const names = behaviorTags.map(({ name }) => name);

describe('the behaviors', () => {
  it('are listed once, including the unbuilt ones', () => {
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(Object.keys(unbuilt).filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.values(behaviors).map((section) => Object.keys(section).length)).not.toContain(0);
  });

  it('match the tags of the tests', () => expect(findTagFaults()).toEqual([]));

  it('are proven only by passed tests', () => {
    const passed = { status: 'passed', tags: names.slice(1) } as const;
    const failed = { status: 'failed', tags: names } as const;
    expect(findUnproven([failed, passed])).toEqual([expect.stringContaining(`${names[0]}: `)]);
  });
});

it('tags are read from tests and stories', () => {
  const read = (property: string, value: string) => readTags(`{ ${property}: ${value} }`);
  expect(read('tag', "'@one'")).toEqual(['one']);
  expect(read('tags', "[\n'two', '@three', ...full]")).toEqual(['two', 'three']);
});
