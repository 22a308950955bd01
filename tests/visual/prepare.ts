import { serveStorybook } from '../stories/storybook.ts';

/** Serves the built Storybook for as long as the tests run. */
export default async function prepare(): Promise<() => void> {
  const { origin, close } = await serveStorybook();
  process.env.STORYBOOK_ORIGIN = origin;
  return close;
}
