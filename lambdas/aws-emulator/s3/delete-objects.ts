import { type Answer, xmlAnswer } from './answer.ts';
import type { Authenticated } from './authentication.ts';
import { BodyMeasure } from './body-measure.ts';
import { announcedChecksum, checkDigests } from './object-headers.ts';
import type { ObjectStore } from './object-store.ts';
import { xmlBody } from './request-body.ts';
import type { S3Request } from './request-target.ts';
import { notImplemented, S3Error } from './s3-error.ts';
import { element, parent, textsOf, xmlDocument } from './xml.ts';

const MAX_OBJECTS = 1000;

/** Answers `DeleteObjects`: up to 1,000 keys named in an XML body that carries a digest. */
export async function deleteObjects(
  request: S3Request,
  store: ObjectStore,
  { bodySha256 }: Authenticated,
): Promise<Answer> {
  const body = await xmlBody(request);
  await checkBody(request, body, bodySha256);
  const xml = body.toString('utf8');
  if (textsOf(xml, 'VersionId').length > 0) throw notImplemented('deleting versions');
  const keys = textsOf(xml, 'Key');
  if (keys.length === 0 || keys.length > MAX_OBJECTS) {
    const message =
      'The XML you provided was not well-formed or did not validate against our published schema';
    throw new S3Error(400, 'MalformedXML', message);
  }
  for (const key of keys) store.delete(request.bucket, key);
  const quiet = textsOf(xml, 'Quiet')[0] === 'true';
  const deleted = quiet ? [] : keys.map((key) => parent('Deleted', element('Key', key)));
  return xmlAnswer(200, xmlDocument('DeleteResult', ...deleted));
}

async function checkBody(request: S3Request, body: Buffer, sha256: string | undefined): Promise<void> {
  const md5 = request.header('content-md5');
  const checksum = announcedChecksum(request.header);
  if (md5 === undefined && checksum === undefined) {
    const message = 'Missing required header for this request: Content-MD5 OR x-amz-checksum-*';
    throw new S3Error(400, 'InvalidRequest', message);
  }
  const measure = new BodyMeasure();
  const passing = measure.watch(ReadableStream.from([body]));
  while (!(await passing.next()).done);
  checkDigests(measure.digests(), { md5, checksum, sha256 });
}
