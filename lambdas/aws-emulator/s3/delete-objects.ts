import { readBody } from '../http/request.ts';
import type { Authenticated } from './authentication.ts';
import { BodyMeasure, checkDigests } from './body-measure.ts';
import type { ObjectStore } from './object-store.ts';
import type { S3Request, S3Response } from './request.ts';
import { notImplemented, S3Error } from './s3-error.ts';
import { element, parent, textsOf, xmlDocument } from './xml.ts';

const MAX_OBJECTS = 1000;
const MAX_XML_BYTES = 2 * 1024 * 1024;

/**
 * Runs `DeleteObjects`: up to 1,000 keys in an XML body with a CRC32 checksum. Without the permission for one of them it
 * deletes none and throws; S3 deletes the others.
 */
export async function deleteObjects(
  request: S3Request,
  store: ObjectStore,
  { authorize, bodySha256 }: Authenticated,
): Promise<S3Response> {
  const body = await readBody(request.message, MAX_XML_BYTES);
  if (!Buffer.isBuffer(body)) throw new S3Error(400, 'EntityTooLarge', 'Your request was too large.');
  const crc32 = request.header('x-amz-checksum-crc32');
  if (crc32 === undefined) {
    const message = 'Missing required header for this request: x-amz-checksum-crc32';
    throw new S3Error(400, 'InvalidRequest', message);
  }
  const measure = new BodyMeasure();
  measure.update(body);
  checkDigests(measure.digests(), { crc32, sha256: bodySha256 });
  const xml = body.toString('utf8');
  if (textsOf(xml, 'VersionId').length > 0) throw notImplemented('deleting versions');
  const keys = textsOf(xml, 'Key');
  if (keys.length === 0 || keys.length > MAX_OBJECTS) {
    const message =
      'The XML you provided was not well-formed or did not validate against our published schema';
    throw new S3Error(400, 'MalformedXML', message);
  }
  for (const key of keys) authorize('s3:DeleteObject', request.bucket, key);
  for (const key of keys) store.delete(request.bucket, key);
  const deleted = keys.map((key) => parent('Deleted', element('Key', key)));
  return { status: 200, body: xmlDocument('DeleteResult', ...deleted) };
}
