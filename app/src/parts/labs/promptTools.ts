import type { PromptRunner, PromptTools } from '@redwhiteandcode/design-system';
import type { PromptPlace } from './promptRunner.ts';

async function load() {
  try {
    return await import('./promptLab.ts');
  } catch (error) {
    throw new Error('A part of this lab could not be loaded. Check your connection, and try again.', {
      cause: error,
    });
  }
}

/** Creates a runner whose code is loaded with its first use. */
function lazyRunner(place: PromptPlace): PromptRunner {
  let runner: PromptRunner | undefined;
  const loaded = async () => {
    const { runnerAt } = await load();
    runner ??= runnerAt(place);
    return runner;
  };
  return {
    read: async (...call) => (await loaded()).read(...call),
    run: async (...call) => (await loaded()).run(...call),
    follow: async (...call) => (await loaded()).follow(...call),
  };
}

/** Creates what prompt labs need. Without the place of a stored lesson, prompts are checked, and not run. */
export const promptTools = (place?: PromptPlace): PromptTools => ({
  check: async (block, prompt) => (await load()).checkPrompt(prompt, block),
  judge: async (one, output) => (await load()).judgeOutput(one, output),
  runner: place && lazyRunner(place),
});
