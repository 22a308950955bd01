/** What a certificate on the screen shares with its documents: the words, and the paths of the frame and the seal. */
export * from './certificateWords.ts';
export * from './ornament.ts';
