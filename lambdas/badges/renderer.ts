import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm } from '@resvg/resvg-wasm';

const require = createRequire(import.meta.url);

/** The package's file of the renderer. `lambdas/build.ts` copies it next to a bundle. */
export const rendererFile = '@resvg/resvg-wasm/index_bg.wasm';

declare const FILES_ARE_BESIDE_BUNDLE: boolean | undefined;

const readRenderer = (): Buffer =>
  readFileSync(
    typeof FILES_ARE_BESIDE_BUNDLE === 'undefined'
      ? require.resolve(rendererFile)
      : new URL(`./${rendererFile.slice(rendererFile.lastIndexOf('/') + 1)}`, import.meta.url),
  );

let started: Promise<void> | undefined;

/** Starts the renderer, which a process can do only once: another copy of this module may have done it. */
export const startRenderer = (): Promise<void> =>
  (started ??= initWasm(readRenderer()).catch((error: unknown) => {
    if (!String(error).includes('Already initialized')) throw error;
  }));
