import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readCompany } from '@redwhiteandcode/contract/deployment/company.ts';
import type { PagesBuild } from '@redwhiteandcode/contract/deployment/deployment.ts';
import { labHeadersFile } from '@redwhiteandcode/contract/deployment/lab-frame.ts';
import { SynthProblem } from './problem.ts';
import { companyContext, type Settings } from './settings.ts';

/** The folders of the build output. */
export interface BuildOutput {
  /** A folder with `<domain>/index.mjs` for each domain. */
  functions: string;
  /** The folder of the pages. Files in `assets/` have a hash in their name; `404/index.html` is the not-found page. */
  pages: string;
  /**
   * A folder with `viewer-request.js`, which maps a path to its page, the headers (`headers.json` of pages and
   * `asset-headers.json` of `/assets`, `lab-headers.json` of the frame of labs), and `build.json`, which says what the pages were built for.
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
    path.join(build.edge, labHeadersFile),
    path.join(build.edge, 'build.json'),
  ];
  const missing = parts.find((part) => !existsSync(part));
  if (missing)
    throw new SynthProblem(`The pages are not built (${missing} is missing). Run: npm run build -w app`);
}

/** Throws a SynthProblem when the pages were built for another stage, site, support address or company. */
export function requirePagesFor(
  { edge }: BuildOutput,
  { stage, siteUrl, supportEmail, company }: Settings & { siteUrl: string },
): void {
  const built = JSON.parse(readFileSync(path.join(edge, 'build.json'), 'utf8')) as PagesBuild;
  const variables = { STAGE: stage, SITE_URL: siteUrl, SUPPORT_EMAIL: supportEmail };
  const builtFor = [built.stage, built.siteUrl, built.supportEmail];
  const differences = Object.entries(variables)
    .map(([name, value], index) => ({ name, value, was: builtFor[index] }))
    .filter(({ value, was }) => value !== was)
    .map(({ name, value, was }) => `${name} was ${was}, and must be ${value}`);
  if (!isDeepStrictEqual(built.company, readCompany(company))) {
    differences.push(`the company differs: set ${Object.keys(companyContext).join(', ')}`);
  }
  if (differences.length === 0) return;
  throw new SynthProblem(
    `The pages were built for another site: ${differences.join('; ')}. Build them again.`,
  );
}
