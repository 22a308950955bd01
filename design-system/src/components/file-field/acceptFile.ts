/** The files that a field accepts. */
export interface FileLimits {
  /** MIME types (`application/pdf`, `image/*`) and extensions (`.pdf`); none means any. */
  acceptedTypes: readonly string[];
  /** Maximum size in bytes. */
  maxSize: number | undefined;
}

/** Why a file is rejected; also the key of the message. */
export type FileProblem = 'wrongType' | 'tooLarge';

/** Why a selection is rejected. */
export type FileRejection = FileProblem | 'tooMany';

/** Types by extension, for files whose type the browser does not know or names differently, as some systems do. */
const typesByExtension: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  txt: 'text/plain',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  ...Object.fromEntries(['jpg', 'jpeg', 'jpe', 'jfif', 'pjpeg', 'pjp'].map((end) => [end, 'image/jpeg'])),
};
const knownTypes = new Set(Object.values(typesByExtension));

/** Returns a file's type as the browser says, or by its extension if the browser names no standard type. */
function typeOf({ name, type }: File): string {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return knownTypes.has(type) ? type : (typesByExtension[extension] ?? type);
}

function isOfType(file: File, type: string): boolean {
  if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type.toLowerCase());
  if (type.endsWith('/*')) return typeOf(file).startsWith(type.slice(0, -1));
  return file.type === type || typeOf(file) === type;
}

/** Returns why a file is rejected, or undefined; a dropped file has not passed the filter of the file dialog. */
export function checkFile(file: File, { acceptedTypes, maxSize }: FileLimits): FileProblem | undefined {
  if (acceptedTypes.length > 0 && !acceptedTypes.some((type) => isOfType(file, type))) return 'wrongType';
  if (maxSize !== undefined && file.size > maxSize) return 'tooLarge';
  return undefined;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a number of bytes: 1,048,576 is '1 MB'. */
export function formatFileSize(bytes: number): string {
  const power = bytes < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const unit = units[power] ?? 'byte';
  const format = new Intl.NumberFormat('en-US', {
    style: 'unit',
    unit,
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  });
  return format.format(bytes / 1024 ** power);
}
