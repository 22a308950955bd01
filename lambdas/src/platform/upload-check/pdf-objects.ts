import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { RefusedUpload } from './refused-upload.ts';

/** What a PDF contains: its names, and its objects by reference, such as `4 0 R`, in all versions. */
export interface PdfContent {
  names: Set<string>;
  objects: Map<string, PDFObject[]>;
}

const damaged = () => new RefusedUpload('damaged');

/** A parser that reads objects at given offsets, and collects every name, also of keys that a dictionary repeats. */
class ObjectReader extends PDFParser {
  readonly names: Set<string>;

  constructor(bytes: Uint8Array, names: Set<string>) {
    super(bytes);
    this.names = names;
  }

  protected override parseName(): PDFName {
    const name = super.parseName();
    this.names.add(name.decodeText());
    return name;
  }

  readAt(offset: number): { object: PDFObject; end: number } {
    this.bytes.moveTo(offset);
    const object = this.parseObject();
    return { object, end: this.bytes.offset() };
  }
}

const lineEnd = String.raw`[\r\n]`;
const gap = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*${lineEnd})`;
const headers = {
  object: new RegExp(String.raw`(\d+)${gap}+(\d+)${gap}*obj`, 'y'),
  /** Also finds what lenient readers take for an object's header. */
  lenient: new RegExp(String.raw`[\d.]${gap}+[+-]*[\d.]+${gap}*obj`, 'g'),
};
const between = {
  gap: new RegExp(String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*(?:${lineEnd}|$))*`, 'y'),
  endOfObject: /endobj/y,
  crossReferences: /xref[\0\t\n\f\r ][\d\0\t\n\f\r nf]*/y,
  start: /startxref[\0\t\n\f\r ]*\d+/y,
};
const trailer = /trailer/y;
const markup = /%[^\r\n]*<[!/?a-z]/i;

/** The most bytes of unpacked objects and cross-references in a PDF. */
const maxUnpacked = 64 * 1024 * 1024;

const keyOf = (name: string) => PDFName.of(name);

/** Returns the contents of a stream that other readers unpack before they know the document. */
function unpack({ dict, contents }: PDFRawStream, left: number): Uint8Array {
  const filter = dict.get(keyOf('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter;
  if (only === undefined) return contents;
  if (only !== keyOf('FlateDecode')) throw damaged();
  return inflateSync(contents, { maxOutputLength: left });
}

/** Reads a whole PDF, and fails for bytes that belong to no object, so that the file is nothing else as well. */
class PdfReader {
  readonly content: PdfContent = { names: new Set(), objects: new Map() };
  private left = maxUnpacked;
  private readonly text: string;
  private readonly reader: ObjectReader;

  constructor(bytes: Uint8Array) {
    this.text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    this.reader = new ObjectReader(bytes, this.content.names);
  }

  read(): PdfContent {
    if (!this.text.startsWith('%PDF-') || !/%%EOF[\0\t\n\f\r ]*$/.test(this.text)) throw damaged();
    let count = 0;
    for (let at = 0; at < this.text.length; ) {
      const [text, number, generation] = this.matchAt(headers.object, at) ?? [];
      if (text !== undefined) {
        at = this.readObject(`${number} ${generation} R`, at + text.length);
        count += 1;
      } else if (this.matchAt(trailer, at)) {
        at = this.readObject('trailer', at + 'trailer'.length);
      } else {
        at += this.lengthBetween(at);
      }
    }
    // A header within a stream or a string would be an object that only some readers see.
    if (count === 0 || this.text.match(headers.lenient)?.length !== count) throw damaged();
    return this.content;
  }

  private matchAt(pattern: RegExp, at: number): RegExpExecArray | null {
    pattern.lastIndex = at;
    return pattern.exec(this.text);
  }

  /** Returns the length of the white space, comment, or cross-references at this place. */
  private lengthBetween(at: number): number {
    for (const pattern of Object.values(between)) {
      const [text = ''] = this.matchAt(pattern, at) ?? [];
      if (pattern === between.gap && markup.test(text)) throw damaged();
      if (text !== '') return text.length;
    }
    throw damaged();
  }

  private readObject(reference: string, at: number): number {
    const { object, end } = this.reader.readAt(at);
    this.add(reference, object);
    if (object instanceof PDFRawStream) this.readPacked(object);
    return end;
  }

  private add(reference: string, object: PDFObject): void {
    this.content.objects.set(reference, [...(this.content.objects.get(reference) ?? []), object]);
  }

  /** Reads the objects in an object stream. Some readers do not ask for its type, so its other keys decide. */
  private readPacked(stream: PDFRawStream): void {
    const [type, first, count] = ['Type', 'First', 'N'].map((name) => stream.dict.get(keyOf(name)));
    const isPacked = type === keyOf('ObjStm') || (first !== undefined && count !== undefined);
    if (type !== undefined && !(type instanceof PDFName)) throw damaged();
    if (!isPacked && type !== keyOf('XRef')) return;
    const bytes = unpack(stream, this.left);
    this.left -= bytes.length;
    if (!isPacked) return;
    if (!(first instanceof PDFNumber && count instanceof PDFNumber) || stream.dict.has(keyOf('DecodeParms')))
      throw damaged();
    const table = Buffer.from(bytes.subarray(0, first.asNumber())).toString('latin1').match(/\d+/g) ?? [];
    if (table.length < 2 * count.asNumber()) throw damaged();
    const reader = new ObjectReader(bytes, this.content.names);
    for (let at = 0; at < 2 * count.asNumber(); at += 2) {
      const { object } = reader.readAt(first.asNumber() + Number(table[at + 1]));
      this.add(`${table[at]} 0 R`, object);
    }
  }
}

/**
 * Reads every object of a PDF, also those that a later version of the document replaces and those in object streams.
 * Throws an error for anything else in the file.
 */
export const readPdf = (bytes: Uint8Array): PdfContent => new PdfReader(bytes).read();

/** Returns the dictionaries in an object, at any depth, and the object itself if it is one. */
export function dictionariesIn(object: PDFObject): PDFDict[] {
  if (object instanceof PDFRawStream) return dictionariesIn(object.dict);
  if (object instanceof PDFArray) return object.asArray().flatMap(dictionariesIn);
  return object instanceof PDFDict ? [object, ...object.values().flatMap(dictionariesIn)] : [];
}
