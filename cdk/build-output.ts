import { existsSync } from 'node:fs';
import path from 'node:path';
import { SynthProblem } from './problem.ts';

/** The folders of the build output. */
export interface BuildOutput {
  /** A folder with `<domain>/index.mjs` for each domain. */
  functions: string;
  /** The folder of the pages. Files in `assets/` have a hash in their name; `404/index.html` is the not-found page. */
  pages: string;
  /**
   * A folder with `viewer-request.js`, which maps a path to its page, and the headers: `headers.json` of pages and
   * `asset-headers.json` of `/assets`.
   */
  edge: string;
}

const repository = path.resolve(import.meta.dirname, '..');

/** The output of `node lambdas/build.ts` and of the app's build in this repository. */
export const repositoryBuild: BuildOutput = {
  functions: path.join(repository, 'lambdas/dist/functions'),
  pages: path.join(repository, 'app/build/client'),
  edge: path.join(repository, 'app/build/edge'),
};

/** Throws a SynthProblem that names the build command when a bundle or a part of the pages is missing. */
export function requireBuild(build: BuildOutput, domains: readonly string[]): void {
  for (const domain of domains) {
    const bundle = path.join(build.functions, domain, 'index.mjs');
    if (!existsSync(bundle)) {
      throw new SynthProblem(
        `The function ${domain} is not built (${bundle}). Run: npm run build -w @redwhiteandcode/lambdas`,
      );
    }
  }
  const parts = [
    path.join(build.pages, 'index.html'),
    path.join(build.pages, '404/index.html'),
    path.join(build.pages, 'assets'),
    path.join(build.edge, 'viewer-request.js'),
    path.join(build.edge, 'headers.json'),
    path.join(build.edge, 'asset-headers.json'),
  ];
  const missing = parts.find((part) => !existsSync(part));
  if (missing)
    throw new SynthProblem(`The pages are not built (${missing} is missing). Run: npm run build -w app`);
}
