import { unzipSync, type Zippable, zipSync } from 'fflate';

/** The most files of a course, and the most bytes of all of them together. */
const zipLimits = { files: 2000, bytes: 128 * 1024 * 1024 } as const;

/** The time of all files in a ZIP: the earliest that the format has, so that the same course makes the same file. */
const mtime = new Date(1980, 0, 1);

/** Makes a ZIP of files by their names. */
export const zipOf = (files: ReadonlyMap<string, Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries([...files].map(([name, bytes]) => [name, [bytes, { mtime }]])) satisfies Zippable,
  );

/** The folder that all names start with, such as `ai-productivity/`; empty if there is none. */
function sharedFolder(names: readonly string[]): string {
  const [first = ''] = names;
  const folder = first.slice(0, first.indexOf('/') + 1);
  return names.every((name) => name.startsWith(folder)) ? folder : '';
}

/** Names that systems add to a ZIP, which are no files of the course. */
const isForeign = (name: string): boolean =>
  name.endsWith('/') || /(^|\/)(\.|__MACOSX\/|Thumbs\.db$)/.test(name);

/**
 * Reads the files of a ZIP by their names, without a folder around all of them. Throws an Error with a sentence for people if it is
 * no ZIP, or if it has more than `zipLimits`.
 */
export function filesOfZip(zip: Uint8Array): Map<string, Uint8Array> {
  let count = 0;
  let bytes = 0;
  const tooLarge = new Error(
    `The ZIP has more than ${zipLimits.files} files or ${zipLimits.bytes / 1024 / 1024} MB.`,
  );
  let found: Record<string, Uint8Array>;
  try {
    found = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (isForeign(name)) return false;
        count += 1;
        bytes += originalSize;
        if (count > zipLimits.files || bytes > zipLimits.bytes) throw tooLarge;
        return true;
      },
    });
  } catch (error) {
    if (error === tooLarge) throw error;
    throw new Error('This file is no ZIP, or it is damaged.', { cause: error });
  }
  const names = Object.keys(found);
  const folder = sharedFolder(names);
  return new Map(Object.entries(found).map(([name, content]) => [name.slice(folder.length), content]));
}
