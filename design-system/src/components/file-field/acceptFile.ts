/** What a file field takes. */
export interface FileLimits {
  /** MIME types (`application/pdf`, `image/*`) and extensions (`.pdf`); none means any. */
  acceptedTypes: readonly string[];
  /** Bytes at most. */
  maxSize: number | undefined;
}

/** Why a file is not taken, named as the sentence that says so. */
export type FileProblem = 'wrongType' | 'tooLarge';

function isOfType(file: File, type: string): boolean {
  if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type.toLowerCase());
  if (type.endsWith('/*')) return file.type.startsWith(type.slice(0, -1));
  return file.type === type;
}

/** What is wrong with a file, undefined when it fits: a dropped one has not passed the file dialog's filter. */
export function checkFile(file: File, { acceptedTypes, maxSize }: FileLimits): FileProblem | undefined {
  if (acceptedTypes.length > 0 && !acceptedTypes.some((type) => isOfType(file, type))) return 'wrongType';
  if (maxSize !== undefined && file.size > maxSize) return 'tooLarge';
  return undefined;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Bytes as a person reads them: 1,048,576 is '1 MB'. */
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
