/** The part of pngjs 7 that the tests use. The package has no types. */
declare module 'pngjs' {
  export class PNG {
    constructor(options: { width: number; height: number; fill?: boolean });
    readonly width: number;
    readonly height: number;
    readonly data: Buffer;
    static readonly sync: { read(file: Buffer): PNG; write(picture: PNG): Buffer };
    /** The numbers: left, top, width, and height in the source; left and top in the target. */
    static bitblt(source: PNG, target: PNG, ...numbers: number[]): void;
  }
}
