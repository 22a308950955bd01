import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRef,
} from '@cantoo/pdf-lib';
import { dictionariesIn, type PdfContent, readPdf, trimPdf } from './pdf-objects.ts';
import { orDamaged, RefusedUpload } from './refused-upload.ts';

/** The names that only PDFs with active content or attachments have (ISO 32000-2, 7.11.4, 12.5.6, 12.6.4 and 12.7). */
const activeNames = [
  'JavaScript',
  'JS',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'Rendition',
  '3D',
  'XFA',
];

/** The actions that may run without a click: they show another part of the document. */
const harmlessActions = ['GoTo', 'Named'];

/** Returns whether an action, a destination, or a set of them only moves within the document. */
function isHarmless(
  action: PDFObject | undefined,
  content: PdfContent,
  seen = new Set<PDFObject>(),
): boolean {
  if (action === undefined || seen.has(action)) return true;
  seen.add(action);
  const areHarmless = (actions: (PDFObject | undefined)[]) =>
    actions.every((each) => isHarmless(each, content, seen));
  if (action instanceof PDFRef) return areHarmless(content.objects.get(action.toString()) ?? []);
  if (action instanceof PDFArray) return areHarmless(action.asArray());
  if (!(action instanceof PDFDict)) return true;
  const kind = action.get(PDFName.of('S'));
  if (kind === undefined) return true;
  const isKnown = kind instanceof PDFName && harmlessActions.includes(kind.decodeText());
  return isKnown && areHarmless([action.get(PDFName.of('Next'))]);
}

/** Returns whether something other than moving within the document happens without a click. */
function actsByItself(content: PdfContent): boolean {
  const dictionaries = [...content.objects.values()].flat().flatMap(dictionariesIn);
  return dictionaries.some((dictionary) => {
    const events = dictionary.get(PDFName.of('AA'));
    const sets = events instanceof PDFRef ? content.objects.get(events.toString()) : [events];
    const actions = (sets ?? []).flatMap((set) => (set instanceof PDFDict ? set.values() : [set]));
    return ![dictionary.get(PDFName.of('OpenAction')), ...actions].every((each) => isHarmless(each, content));
  });
}

/**
 * Checks that a file contains a PDF that readers can open: without a password, scripts, attachments, forms that send data,
 * and actions without a click. Returns the PDF without what is around it. Throws a RefusedUpload otherwise.
 */
export async function checkPdf(file: Uint8Array): Promise<Uint8Array> {
  const bytes = trimPdf(file);
  const content = await orDamaged(() => readPdf(bytes));
  if (content.names.has('Encrypt')) throw new RefusedUpload('protected');
  if (activeNames.some((name) => content.names.has(name)) || (await orDamaged(() => actsByItself(content))))
    throw new RefusedUpload('active');
  const pages = await orDamaged(async () => {
    const options = { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest };
    return (await PDFDocument.load(bytes, options)).getPageCount();
  });
  if (pages === 0) throw new RefusedUpload('damaged');
  return bytes;
}
