/** Handles the table's changes: updates the search entries of the admin lists. */
export { indexChanges as index } from './operations.ts';
