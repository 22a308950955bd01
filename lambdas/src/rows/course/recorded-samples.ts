import { createHash } from 'node:crypto';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import type { SampleRun } from '@redwhiteandcode/contract/labs/sample-run.ts';
import { type Key, keys } from '../../platform/keys.ts';
import { getItems, KeyItem, tryPut } from '../../platform/table.ts';

/** An output of a model: the run, and the texts that went in and came out. */
export interface RecordedSample {
  run: SampleRun;
  prompt: string;
  input: string;
  output: string;
}

/** Returns the key of a recorded sample: a hash of everything that its label says. */
const keyOf = ({ run: { model, ran_on }, prompt, input, output }: RecordedSample): Key =>
  keys.recordedSample(
    createHash('sha256')
      .update(JSON.stringify([model, ran_on, prompt, input, output]))
      .digest('base64url'),
  );

/** Stores that a model has returned an output. */
export const storeRecorded = async (sample: RecordedSample): Promise<void> =>
  void (await tryPut({ Item: { ...keyOf(sample), ...sample.run } }));

/** A sample in a course's text that names a run, and the place of its block. */
interface ClaimedSample extends RecordedSample {
  module: number;
  lesson: number;
  /** The path of the sample in the lesson's blocks. */
  path: string;
  title: string;
}

function claimedSamples({ modules }: Pick<CourseText, 'modules'>): ClaimedSample[] {
  const lessons = modules.flatMap(({ lessons }, module) =>
    lessons.map(({ blocks = [] }, lesson) => ({ module, lesson, blocks })),
  );
  return lessons.flatMap(({ blocks, ...place }) =>
    blocks.flatMap((block, at) =>
      block.type === 'prompt_lab'
        ? block.cases.flatMap(({ sample_run: run, sample: output, input, title }, position) => {
            const path = `${at}.cases.${position}.sample`;
            return run ? { ...place, path, title, run, prompt: block.solution_prompt, input, output } : [];
          })
        : [],
    ),
  );
}

/** Finds a sample in a course's text whose output was not recorded from the run that it names, with its prompt and material. */
export async function findUnrecorded(
  text: Pick<CourseText, 'modules'>,
): Promise<Pick<ClaimedSample, 'module' | 'lesson' | 'path' | 'title'> | undefined> {
  const claimed = claimedSamples(text);
  const found = await getItems(claimed.map(keyOf), KeyItem, { consistent: true });
  const recorded = new Set(found.map(({ pk }) => pk));
  return claimed.find((sample) => !recorded.has(keyOf(sample).pk));
}
