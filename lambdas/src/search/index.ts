/** Takes the table's changes: keeps what the admin lists are searched and sorted by. */
export { indexChanges as index } from './operations.ts';
