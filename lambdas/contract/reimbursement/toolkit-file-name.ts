import type { ToolkitDocument } from './toolkits.ts';

/** Returns the name of a toolkit's file without its ending: until the course is completed, the certificate is a proof of enrollment. */
export const toolkitFileName = (document: ToolkitDocument, isCompleted: boolean): string =>
  document === 'certificate' && !isCompleted ? 'proof-of-enrollment' : document;
