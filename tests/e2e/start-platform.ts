import { startPlatform } from '../platform.ts';

/** Starts one platform for all end-to-end tests, as a person would, and ends it after them. */
export default async function setUp(): Promise<() => Promise<void>> {
  const platform = await startPlatform();
  process.env.PLATFORM_ORIGIN = platform.origin;
  return async () => {
    await platform.stop();
  };
}
