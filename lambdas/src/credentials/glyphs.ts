import { HttpProblem } from '../platform/http-problem.ts';

/** Throws an HttpProblem 409 if no font of the documents has a character of the text. `instead` says what to do. */
export async function requireGlyphs(text: string, instead: string): Promise<void> {
  const { unsupportedCharacters } = await import('../../documents/characters.ts');
  const missing = unsupportedCharacters(text);
  if (missing.length === 0) return;
  throw new HttpProblem(409, `The PDF cannot show these characters: ${missing.join(' ')}. ${instead}`);
}
