import type { Config } from '@react-router/dev/config';
import { prerenderedPaths, privatePaths } from './publish/paths.ts';

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: [...prerenderedPaths, ...privatePaths],
} satisfies Config;
