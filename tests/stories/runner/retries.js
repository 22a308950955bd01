// The full run reports each failure. Before a merge a story that fails by chance runs once more.
import { jest } from '@jest/globals';

jest.retryTimes(Number(process.env.STORY_RETRIES ?? 0));
