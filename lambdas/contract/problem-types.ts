/** Problems that a client tells apart by `type`; every other problem is `about:blank` and speaks by its status. */
export * as problemTypes from './problem-urns.ts';
