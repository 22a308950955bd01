import { proofRules, type ProofType } from '@redwhiteandcode/contract/uploads/proof-rules.ts';

/** The file to store, and its type. */
export interface CheckedFile {
  file: Uint8Array;
  type: ProofType;
}

/** The most pixels of a picture: a letter or an A4 page at 600 dots per inch has 35 million. */
export const maxPixels = 40_000_000;

/** Why an upload is refused, as the user reads it. */
export const refusals = {
  wrongType: proofRules.wrongType,
  tooLarge: proofRules.tooLarge,
  isPdf:
    'This file is a PDF with the name of a picture. Please change the end of its name to .pdf and upload it again.',
  isJpeg: 'This picture is a JPG. Please change the end of its name to .jpg and upload it again.',
  isPng: 'This picture is a PNG. Please change the end of its name to .png and upload it again.',
  isHeic: 'This picture is in the HEIC format of iPhones. Please save it as a JPG and upload that copy.',
  damaged: 'This file could not be read. Please save it again and upload the new copy.',
  tooManyPixels: 'This picture is too large. Please upload one of at most 40 megapixels.',
  tooDetailed: 'This picture has too much detail for its size. Please crop it, or upload a smaller copy.',
  protected: 'This PDF is protected. Please upload a copy without a password or restrictions.',
  active:
    'This PDF contains scripts, attachments, or actions. Please print it to a new PDF and upload that copy.',
  otherContent:
    'This file is not what the end of its name says. Save it again in that format and upload the new copy.',
  activeOffice:
    'This document contains macros, embedded files, or links that load by themselves. Save it without them and upload that copy.',
  bomb: 'This document is too large when it is unpacked. Make it smaller and upload that copy.',
} as const;
export type Refusal = keyof typeof refusals;

/** An upload that is refused. */
export class RefusedUpload extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`The upload is refused: ${refusal}`);
    this.refusal = refusal;
  }
}

/** Runs a library's parser or decoder on an upload. If it throws, the upload is damaged. */
export async function orDamaged<T>(parse: () => T | Promise<T>): Promise<T> {
  try {
    return await parse();
  } catch (error) {
    throw error instanceof RefusedUpload ? error : new RefusedUpload('damaged');
  }
}
