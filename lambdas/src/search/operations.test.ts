import type { DynamoDBRecord } from 'aws-lambda';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logger } from '../platform/logger.ts';
import { indexChanges } from './operations.ts';
import { reindex, subjectsOfUser } from './repository.ts';

vi.mock(import('./repository.ts'), { spy: true });

/** Creates the stream record of a name change. */
const renamed = (id: string, from: string, to: string): DynamoDBRecord => ({
  dynamodb: {
    SequenceNumber: `change-of-${id}`,
    Keys: { pk: { S: `ACCOUNT#${id}` }, sk: { S: 'PROFILE' } },
    OldImage: { full_name: { S: from } },
    NewImage: { full_name: { S: to } },
  },
});
const indexed = () => vi.mocked(reindex).mock.calls.map(([{ list, id }]) => `${list} ${id}`);

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(reindex).mockResolvedValue(1);
  vi.mocked(subjectsOfUser).mockResolvedValue([{ list: 'roles', id: 'ada.user' }]);
  vi.spyOn(logger, 'error').mockReturnValue();
});

describe('changes from the stream', () => {
  it('reindex a renamed user and all rows that are found by the name', async () => {
    const records = [renamed('ada', 'Ada', 'Augusta'), renamed('bob', 'Bob', 'Bob')];
    expect(await indexChanges(records)).toEqual([]);
    expect(indexed()).toEqual(['users ada', 'roles ada.user']);
  });

  it('reindex a row that changed twice once, with the rows that any of the changes concerns', async () => {
    const records = [
      renamed('ada', 'Ada', 'Augusta'),
      { dynamodb: { ...renamed('ada', 'Augusta', 'Augusta').dynamodb, SequenceNumber: 'later' } },
    ];
    vi.mocked(reindex).mockRejectedValueOnce(new Error('throttled'));
    expect(await indexChanges(records)).toEqual([{ itemIdentifier: 'change-of-ada' }]);
    expect(await indexChanges(records.toReversed())).toEqual([]);
    expect(indexed()).toEqual(['users ada', 'users ada', 'roles ada.user']);
  });

  it('are retried from the first failure, and later changes are not indexed until then', async () => {
    vi.mocked(reindex).mockRejectedValueOnce(new Error('throttled'));
    const records = Array.from({ length: 11 }, (_, at) => renamed(`u${at}`, 'Ada', 'Augusta'));
    expect(await indexChanges(records)).toEqual([{ itemIdentifier: 'change-of-u0' }]);
    expect(indexed()).not.toContain('users u10');
  });
});
