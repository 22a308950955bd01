import fc from 'fast-check';
import { seed } from './sample.ts';

// Properties generate their values from the run's seed.
fc.configureGlobal({ seed, includeErrorInReport: true });
