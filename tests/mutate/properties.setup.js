import fc from 'fast-check';

// Keeps a run at minutes instead of an hour, and the surviving mutants the same each time.
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 20, seed: 1 });
