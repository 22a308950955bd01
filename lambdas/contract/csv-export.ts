/** Rows of one answer of an export. */
export const csvChunkRows = 1000;

/** The header that names the cursor of an export's next part. */
export const nextCursorHeader = 'next-cursor';
