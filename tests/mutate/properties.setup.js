import fc from 'fast-check';

// A run takes minutes instead of an hour, and the same mutants survive each time.
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 20, seed: 1 });
