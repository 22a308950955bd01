/** Replaces the SDK's code for event streams in the bundles, where it adds 7 KB gzip. Throws when it is loaded. */
export {};

throw new Error('The bundles do not contain the code for event streams.');
