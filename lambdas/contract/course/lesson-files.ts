/** The folder of the pictures of lessons: their path on the site, and the prefix of their keys in the documents bucket. */
export const picturesFolder = 'media/';

/** Matches the `src` of a picture: its path on the site. It has a hash of the file, so the file never changes. */
export const pictureSrc = new RegExp(`^/${picturesFolder}[0-9a-f]{32}\\.(png|jpg)$`);

/** The key prefix of the files that learners download. Links that expire lead to them. */
export const downloadsFolder = 'lesson-files/';

const megabyte = 1024 * 1024;

const isEmpty = 'This file is empty. Choose another one.';

/** The limits of an uploaded picture, with their messages. */
export const pictureRules = {
  files: {
    acceptedTypes: ['image/jpeg', 'image/png'],
    maxSize: 5 * megabyte,
    messages: {
      wrongType: 'Upload the picture as a JPG or PNG. Save an SVG or another format as a PNG first.',
      tooLarge: 'A picture can have at most 5 MB. Save a smaller copy and upload that.',
      isEmpty,
      failed: 'The picture could not be uploaded. Try again.',
    },
  },
  hint: 'A JPG or PNG of at most 5 MB and 40 megapixels.',
  /** The widths in which a picture is stored, in pixels; a narrower one is stored as it is. */
  widths: [480, 960, 1600],
  /** The largest height of a stored picture, in pixels. */
  maxHeight: 3200,
  /** The largest size of one width, in bytes. */
  maxStored: 400_000,
} as const;

/** The kinds of files that learners download, by the extension of their names. */
export const downloadKinds = {
  csv: { type: 'text/csv' },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  md: { type: 'text/markdown' },
  pdf: { type: 'application/pdf' },
  txt: { type: 'text/plain' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const;
export type DownloadKind = keyof typeof downloadKinds;

/** The extensions of the files that learners download. */
export const downloadEnds = Object.keys(downloadKinds) as DownloadKind[];

/** The limits of a file that learners download, with their messages. */
export const downloadRules = {
  files: {
    acceptedTypes: downloadEnds.map((end) => `.${end}`),
    maxSize: 5 * megabyte,
    messages: {
      wrongType: 'Upload a CSV, XLSX, DOCX, PDF, TXT, or MD file.',
      tooLarge: 'A file can have at most 5 MB.',
      isEmpty,
      failed: 'The file could not be uploaded. Try again.',
    },
  },
  hint: 'A CSV, XLSX, DOCX, PDF, TXT, or MD file of at most 5 MB.',
} as const;

/** The most pictures of a ZIP that one request draws: more would take longer than a request may. */
const newPictures = 40;

/** The limits of a ZIP with the files of a course, with their messages. */
export const courseZipRules = {
  files: {
    acceptedTypes: ['application/zip', '.zip'],
    maxSize: 20 * megabyte,
    messages: {
      wrongType: 'This file is no ZIP, or it is damaged.',
      tooLarge: 'A ZIP of a course can have at most 20 MB. Import it with the command import-course.',
      isEmpty,
      failed: 'The ZIP could not be uploaded. Try again.',
    },
  },
  newPictures,
  manyPictures: (count: number): string =>
    `The ZIP has ${count} new pictures, and at most ${newPictures} can be drawn here. Import it with the command import-course.`,
} as const;

/** Returns the kind of a file by the extension of its name; undefined if learners cannot download such files. */
export function downloadKindOf(fileName: string): DownloadKind | undefined {
  const end = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return downloadEnds.find((kind) => kind === end);
}

/** Returns a file's name as learners save it: letters, digits, and single hyphens, with the extension of its kind. */
export function downloadNameOf(fileName: string, kind: DownloadKind): string {
  const base = fileName
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return `${base || 'file'}.${kind}`;
}
