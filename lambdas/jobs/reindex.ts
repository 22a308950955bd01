import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { environment } from '../src/platform/environment.ts';
import { docClient } from '../src/platform/table.ts';
import { reindex } from '../src/search/repository.ts';
import { subjectOf } from '../src/search/rules.ts';

const pages = paginateScan(
  { client: docClient },
  { TableName: environment().tableName, ConsistentRead: true, ProjectionExpression: 'pk, sk' },
);
let mended = 0;
for await (const page of pages) {
  for (const { pk, sk } of (page.Items ?? []) as { pk: string; sk: string }[]) {
    // A row, or the index entries of a row that may have been deleted.
    const [, list, id] = /^INDEXED#([^#]+)#(.*)$/.exec(pk) ?? [];
    const subject = list ? { list, id } : subjectOf(pk, sk);
    if (subject) mended += await reindex(subject as Parameters<typeof reindex>[0]);
  }
}
console.log(mended === 0 ? 'The search index is correct.' : `${mended} index entries repaired.`);
