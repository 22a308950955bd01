import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { App } from 'aws-cdk-lib';
import { SynthProblem } from './problem.ts';
import { contextNames, readStage } from './settings.ts';

/** The folder with a file of context values for each stage. None of them is a secret. */
const stageFolder = path.join(import.meta.dirname, 'stages');

/** Reads a stage's file. Throws a SynthProblem unless it is an object of known context values. */
function readValues(file: string): [string, unknown][] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SynthProblem(`${file} is not JSON: ${(error as Error).message}`);
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new SynthProblem(`${file} must be an object of context values.`);
  }
  const unknown = Object.keys(content).filter((name) => !contextNames.has(name));
  if (unknown.length > 0)
    throw new SynthProblem(`${file} has unknown context values: ${unknown.join(', ')}.`);
  return Object.entries(content);
}

/**
 * Adds the values of the stage's file, `<folder>/<stage>.json`, to the app's context. Values of the command line take
 * precedence. Throws a SynthProblem for an invalid file, and if no stage is chosen.
 */
export function addStageFile({ node }: App, folder: string = stageFolder): void {
  const file = path.join(folder, `${readStage(node)}.json`);
  if (!existsSync(file)) return;
  for (const [name, value] of readValues(file)) {
    if (node.tryGetContext(name) === undefined) node.setContext(name, value);
  }
}
