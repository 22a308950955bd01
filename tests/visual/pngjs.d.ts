/** The part of pngjs 7 that the pictures use; the package brings no types. */
declare module 'pngjs' {
  export class PNG {
    constructor(options: { width: number; height: number; fill?: boolean });
    readonly width: number;
    readonly height: number;
    readonly data: Buffer;
    static readonly sync: { read(file: Buffer): PNG; write(picture: PNG): Buffer };
    static bitblt(
      source: PNG,
      target: PNG,
      x: number,
      y: number,
      width: number,
      height: number,
      targetX: number,
      targetY: number,
    ): void;
  }
}
