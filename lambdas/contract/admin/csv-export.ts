/** The most rows in one response of an export. */
export const csvChunkRows = 1000;

/** The response header with the cursor of an export's next part. */
export const nextCursorHeader = 'next-cursor';
