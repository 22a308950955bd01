/** The problem types that clients handle. Every other problem is `about:blank` and has only a status. */
export * as problemTypes from './problem-urns.ts';
