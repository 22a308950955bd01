import { unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import type { DownloadKind } from '@redwhiteandcode/contract/course/lesson-files.ts';
import { checkPdf } from './pdf.ts';
import { orDamaged, RefusedUpload } from './refused-upload.ts';

/** The most bytes of the parts of an Office document together, unpacked. */
const maxUnpacked = 64 * 1024 * 1024;

/** The part that an Office document of a kind must have (ECMA-376, Part 2 and Part 1, 11.3 and 12.3). */
const mainParts = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const;

/** The list of a document's parts by their types (ECMA-376, Part 2, 10.1.2). */
const typesPart = '[Content_Types].xml';

/** Parts that run, or load something else: macros, controls, embedded programs, and links to other workbooks. */
const activeParts =
  /(^|\/)(vbaProject|vbaData|activeX|embeddings|externalLinks|ctrlProps|customUI)(\/|[^/]*\.|$)/i;

/** Types of parts that run. */
const activeTypes = /macroEnabled|vbaProject|oleObject|activeX/i;

/** The ends of the types of relationships whose part runs, or loads something else. */
const activeRelationships =
  /\/(oleObject|package|vbaProject|wordVbaData|control|activeXControlBinary|ctrlProp|externalLink|externalLinkPath|attachedTemplate|subDocument|frame|aFChunk|mailMergeSource|mailMergeHeaderSource|connections|queryTable|extensibility|webExtension|webExtensionTaskpanes)$/i;

/**
 * Whether a part with types or relationships names something that runs, or that is loaded without a click; only links wait for
 * one. Such a part has no document type, which could define other texts.
 */
function isActivePart(xml: string): boolean {
  let isActive = false;
  const parser = new Parser(
    {
      onprocessinginstruction(name) {
        if (name.startsWith('!')) isActive = true;
      },
      onopentag(_, attributes) {
        const { Type = '', TargetMode = '', ContentType = '' } = attributes;
        const isExternal = TargetMode.trim().toLowerCase() === 'external';
        if (isExternal && !/\/hyperlink$/i.test(Type.trim())) isActive = true;
        if (activeRelationships.test(Type.trim()) || activeTypes.test(ContentType)) isActive = true;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return isActive;
}

/** Readers find a PDF's header in the first 1,024 bytes (ISO 32000-1, Annex H, implementation note 13). */
const hasPdfHeader = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** Checks an Office document by the list of its parts, of which it unpacks only those with types and relationships. */
function checkOffice(bytes: Uint8Array, kind: keyof typeof mainParts): Uint8Array {
  const names: string[] = [];
  let unpacked = 0;
  const listing = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.push(name);
      unpacked += originalSize;
      if (unpacked > maxUnpacked) throw new RefusedUpload('bomb');
      return name === typesPart || name.toLowerCase().endsWith('.rels');
    },
  });
  if (!names.includes(typesPart) || !names.includes(mainParts[kind])) throw new RefusedUpload('otherContent');
  const isActive =
    names.some((name) => activeParts.test(name)) ||
    Object.values(listing).some((part) => isActivePart(textOf(part)));
  if (isActive) throw new RefusedUpload('activeOffice');
  return bytes;
}

/** Checks that a file is text in UTF-8, without characters that only programs write. */
function checkText(bytes: Uint8Array): Uint8Array {
  const withoutSpaces = textOf(bytes).replace(/[\t\n\f\r]/g, '');
  if (/\p{Cc}/u.test(withoutSpaces)) throw new RefusedUpload('otherContent');
  return bytes;
}

/** Checks a file that learners download. Returns what to store. Throws a RefusedUpload if it is not what its name says, or not safe to open. */
export async function checkDownload(bytes: Uint8Array, kind: DownloadKind): Promise<Uint8Array> {
  switch (kind) {
    case 'pdf':
      if (!hasPdfHeader(bytes)) throw new RefusedUpload('otherContent');
      return checkPdf(bytes);
    case 'docx':
    case 'xlsx':
      if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new RefusedUpload('otherContent');
      return orDamaged(() => checkOffice(bytes, kind));
    default:
      try {
        return checkText(bytes);
      } catch {
        throw new RefusedUpload('otherContent');
      }
  }
}
