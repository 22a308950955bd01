/** The folder of the document of the frame in which labs run. It is the only document with its own headers. */
export const labFrameFolder = '/assets/labs/';

/** The file with these headers, beside those of pages and of assets in the build's settings of the edge. */
export const labHeadersFile = 'lab-headers.json';
