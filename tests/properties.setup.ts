import fc from 'fast-check';
import { seed } from './sample.ts';

// Properties draw their values by the seed of the run.
fc.configureGlobal({ seed });
