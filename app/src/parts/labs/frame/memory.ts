import { labLimits } from '@redwhiteandcode/contract/course/lab-limits.ts';

/** The bytes of a page of WebAssembly memory. */
const pageBytes = 65_536;

/** Refuses the growth of any WebAssembly memory beyond the limit. The program then reports that it has no memory left. */
export function limitMemory(): void {
  const { value: grow } = Object.getOwnPropertyDescriptor(WebAssembly.Memory.prototype, 'grow') as {
    value: (this: WebAssembly.Memory, pages: number) => number;
  };
  const maxPages = (labLimits.memoryMb * 1024 * 1024) / pageBytes;
  WebAssembly.Memory.prototype.grow = function limited(this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength / pageBytes + pages > maxPages)
      throw new RangeError('The memory of a lab is limited.');
    return grow.call(this, pages);
  };
}
