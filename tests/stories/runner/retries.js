// The full run reports each failure. Before a merge a story that fails by chance runs once more.
jest.retryTimes(Number(process.env.STORY_RETRIES ?? 0));
