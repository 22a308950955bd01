import { constants, inflateSync } from 'node:zlib';
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
/** A tag of HTML or XML. `<</MCID 5>>` is none: it opens a dictionary, which some programs write between objects. */
const tag = String.raw`(?:<[!?a-z]|(?<!<)</)`;
const markup = new RegExp(`%[^\\r\\n]*${tag}`, 'i');
const anyMarkup = new RegExp(tag, 'i');

/** The most bytes of unpacked objects and cross-references in a PDF. */
const maxUnpacked = 64 * 1024 * 1024;

const keyOf = (name: string) => PDFName.of(name);

/**
 * Returns the contents of a stream that other readers unpack before they know the document. Some programs end it with a sync
 * flush instead of a last block.
 */
function unpack({ dict, contents }: PDFRawStream, left: number): Uint8Array {
  const filter = dict.get(keyOf('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter;
  if (only === undefined) return contents;
  if (only !== keyOf('FlateDecode')) throw damaged();
  return inflateSync(contents, { maxOutputLength: left, finishFlush: constants.Z_SYNC_FLUSH });
}

/** The places where reading goes on after bytes that belong to nothing. */
const resume = /[\0\t\n\f\r ](?=\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]*obj|trailer|xref|startxref|%)|$/g;
const nameToken = /\/([^\0\t\n\f\r ()<>[\]{}/%]+)/g;
const packedText = /\/(?:ObjStm|First|#)/;

const isOverflow = (error: unknown): boolean => error instanceof RangeError || error instanceof RefusedUpload;

/**
 * Reads a whole PDF, as tolerant readers do: over bytes that belong to no object and objects that cannot be parsed, whose
 * names count too. Refuses what could hide something from it: markup, deep nesting, and unreadable packed objects.
 */
class PdfReader {
  readonly content: PdfContent = { names: new Set(), objects: new Map() };
  private left = maxUnpacked;
  private readonly text: string;
  private readonly reader: ObjectReader;
  private readonly streams: PDFRawStream[] = [];
  /** Where the objects begin, after their headers. */
  private readonly starts = new Set<number>();

  constructor(bytes: Uint8Array) {
    this.text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    this.reader = new ObjectReader(bytes, this.content.names);
  }

  read(): PdfContent {
    for (let at = 0; at < this.text.length; ) at = this.readNext(at);
    if (this.starts.size === 0) throw damaged();
    // Packed objects of a protected document cannot be read.
    if (this.content.names.has('Encrypt')) return this.content;
    this.readHidden();
    for (const stream of this.streams) this.readPacked(stream);
    return this.content;
  }

  /** Reads an object, a trailer, or what is between them. Returns where it ends. */
  private readNext(at: number): number {
    const [text, number, generation] = this.matchAt(headers.object, at) ?? [];
    if (text !== undefined) {
      this.starts.add(at + text.length);
      return this.readObject(`${number} ${generation} R`, at + text.length);
    }
    if (this.matchAt(trailer, at)) return this.readObject('trailer', at + 'trailer'.length);
    return at + this.lengthBetween(at);
  }

  private matchAt(pattern: RegExp, at: number): RegExpExecArray | null {
    pattern.lastIndex = at;
    return pattern.exec(this.text);
  }

  /** Returns the length of the white space, comment, cross-references, or other bytes at this place. */
  private lengthBetween(at: number): number {
    for (const pattern of Object.values(between)) {
      const [text = ''] = this.matchAt(pattern, at) ?? [];
      if (pattern === between.gap && markup.test(text)) throw damaged();
      if (text !== '') return text.length;
    }
    const end = Math.max(this.matchAt(resume, at)?.index ?? this.text.length, at) + 1;
    if (anyMarkup.test(this.text.slice(at, end))) throw damaged();
    return end - at;
  }

  private readObject(reference: string, at: number): number {
    try {
      const { object, end } = this.reader.readAt(at);
      this.content.objects.set(reference, [...(this.content.objects.get(reference) ?? []), object]);
      if (object instanceof PDFRawStream) this.streams.push(object);
      return end;
    } catch (error) {
      if (isOverflow(error)) throw error;
      return this.readNames(at);
    }
  }

  /** Collects the names of an object that cannot be parsed, up to its end. */
  private readNames(at: number): number {
    const found = this.text.indexOf('endobj', at);
    const end = found === -1 ? this.text.length : found;
    const text = this.text.slice(at, end);
    if (packedText.test(text)) throw damaged();
    for (const [, name = ''] of text.matchAll(nameToken))
      this.content.names.add(PDFName.of(name).decodeText());
    return end;
  }

  /** Reads the objects within streams and strings: only some readers see them, such as when they repair a document. */
  private readHidden(): void {
    for (const { index, 0: header } of this.text.matchAll(headers.lenient)) {
      const start = index + header.length;
      if (!this.starts.has(start)) this.readObject(`hidden ${start}`, start);
    }
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
      const reference = `${table[at]} 0 R`;
      this.content.objects.set(reference, [...(this.content.objects.get(reference) ?? []), object]);
    }
  }
}

const laterVersion = /[\0\t\n\f\r ]\d{1,10}[\0\t\n\f\r ]{1,9}\d{1,5}[\0\t\n\f\r ]{1,9}obj/;

/** Returns where the last match of a pattern ends; -1 if there is none. */
const endOfLast = (text: string, pattern: RegExp): number => {
  const last = Array.from(text.matchAll(pattern)).at(-1);
  return last ? last.index + last[0].length : -1;
};

/** Readers find the header in the first bytes (ISO 32000-1, Annex H, implementation note 13). */
const headerEnd = 1024;

/**
 * Returns a PDF without what is around it, such as a byte order mark or the boundary of a form. Throws a RefusedUpload if it
 * has no beginning or no end.
 */
export function trimPdf(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const start = file.subarray(0, headerEnd).indexOf('%PDF-');
  const text = file.toString('latin1');
  const end = Math.max(endOfLast(text, /%%EOF/g), endOfLast(text, /startxref[\0\t\n\f\r ]*\d+/g));
  if (start < 0 || end < start) throw damaged();
  const rest = text.slice(end);
  // A later version of the document whose end is missing belongs to it.
  if (laterVersion.test(rest)) return bytes.slice(start);
  return start === 0 && /^[\0\t\n\f\r ]*$/.test(rest) ? bytes : bytes.slice(start, end);
}

/**
 * Reads every object of a PDF, also those that a later version of the document replaces, those in object streams, and those
 * within streams and strings. Of a protected PDF, only what is not packed is read.
 */
export const readPdf = (bytes: Uint8Array): PdfContent => new PdfReader(bytes).read();

/** Returns the dictionaries in an object, at any depth, and the object itself if it is one. */
export function dictionariesIn(object: PDFObject): PDFDict[] {
  if (object instanceof PDFRawStream) return dictionariesIn(object.dict);
  if (object instanceof PDFArray) return object.asArray().flatMap(dictionariesIn);
  return object instanceof PDFDict ? [object, ...object.values().flatMap(dictionariesIn)] : [];
}
