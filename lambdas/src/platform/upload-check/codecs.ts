import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The packages' files of the codecs. `lambdas/build.ts` copies them next to the worker. */
export const codecFiles = {
  jpegDecoder: '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
  jpegEncoder: '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm',
  png: '@jsquash/png/codec/pkg/squoosh_png_bg.wasm',
} as const;

declare const FILES_ARE_BESIDE_BUNDLE: boolean | undefined;

/** Reads a codec's WebAssembly. */
export function readCodec(name: keyof typeof codecFiles): Uint8Array<ArrayBuffer> {
  const file = codecFiles[name];
  const source =
    typeof FILES_ARE_BESIDE_BUNDLE === 'undefined'
      ? require.resolve(file)
      : new URL(`./${file.slice(file.lastIndexOf('/') + 1)}`, import.meta.url);
  return new Uint8Array(readFileSync(source));
}
