import type { BlockFiles } from '@redwhiteandcode/design-system';
import { downloadRules, pictureRules } from '@redwhiteandcode/contract/course/lesson-files.ts';
import { fn } from 'storybook/test';
import { download, figure } from './blocks.ts';

/** Stores every file as the sample, without sending it. */
export const blockFiles = {
  picture: {
    ...pictureRules.files,
    hint: pictureRules.hint,
    store: fn<BlockFiles['picture']['store']>(async () => structuredClone(figure.picture)),
  },
  download: {
    ...downloadRules.files,
    hint: downloadRules.hint,
    store: fn<BlockFiles['download']['store']>(async () => ({ ...download.file })),
  },
} satisfies BlockFiles;
