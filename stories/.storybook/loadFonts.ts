/**
 * Waits for the theme's web fonts: `document.fonts.ready` can resolve before a font is even asked for. The fallback faces
 * are left out, because they are the system's and may not exist.
 */
export async function loadFonts(): Promise<Record<string, never>> {
  const webFonts = [...document.fonts].filter(({ family }) => family.includes('Variable'));
  await Promise.all(webFonts.map((font) => font.load()));
  return {};
}
