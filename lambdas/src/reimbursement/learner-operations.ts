import type { toolkitOperations } from '@redwhiteandcode/contract/reimbursement/operations.ts';
import type { Implementation } from '../platform/handler.ts';
import { orNotFound } from '../platform/http-problem.ts';
import { createUpload, linkToUpload } from '../platform/uploads.ts';
import { createApprovalLink, revokeApprovalLink } from './approval-links.ts';
import { declareAssistance, readCap } from './cap.ts';
import { archiveOf, documentOf } from './documents.ts';
import * as repository from './repository.ts';
import { readCourseReimbursements, shown, toToolkits } from './shown.ts';
import { factsOf, type FactsRow, type ToolkitRow } from './toolkit-row.ts';
import { changeFacts, createToolkit, ownToolkit, recordOutcome } from './toolkits.ts';

/** Returns the facts of a version of a toolkit, by default the latest. Throws an HttpProblem 404 if there is no such version. */
async function factsAt(row: ToolkitRow, version: number | undefined): Promise<FactsRow> {
  if (version === undefined || version === row.facts_version) return factsOf(row);
  return orNotFound(
    await repository.readFacts(row.id, version),
    'There is no such version of the documents.',
  );
}

const letterFileName = (row: ToolkitRow, key: string): string =>
  `denial-letter-${row.id.replace(/[^\w-]/g, '').slice(0, 40)}.${/\.([a-z]{3,5})$/.exec(key)?.[1] ?? 'bin'}`;

/** Implements the operations of `/api/reimbursement-toolkits`. */
export const toolkits: Implementation<typeof toolkitOperations> = {
  async listToolkits({ query, userId }) {
    const { items, next } = await repository.listToolkits(userId, query);
    return { status: 200, body: { items: await toToolkits(items), next } };
  },

  async createToolkit({ body, userId, idempotencyKey }) {
    return { status: 201, body: await shown(await createToolkit(userId, body, idempotencyKey)) };
  },

  async listCourseReimbursements({ userId }) {
    return { status: 200, body: await readCourseReimbursements(userId) };
  },

  async getCap({ query, userId }) {
    return { status: 200, body: await readCap(userId, query) };
  },

  async declareAssistance({ body, userId, idempotencyKey }) {
    return { status: 200, body: await declareAssistance(userId, body, idempotencyKey) };
  },

  async getToolkit({ params, userId }) {
    return { status: 200, body: await shown(await ownToolkit(params.toolkitId, userId)) };
  },

  async changeToolkit({ params, body, userId, idempotencyKey }) {
    const row = await ownToolkit(params.toolkitId, userId);
    return { status: 200, body: await shown(await changeFacts(row, body, idempotencyKey)) };
  },

  async recordOutcome({ params, body, userId, idempotencyKey }) {
    const row = await ownToolkit(params.toolkitId, userId);
    return { status: 200, body: await shown(await recordOutcome(row, body, idempotencyKey)) };
  },

  async createLetterUpload({ params, body, userId }) {
    await ownToolkit(params.toolkitId, userId);
    return { status: 201, body: await createUpload(userId, body) };
  },

  async openLetter({ params, userId }) {
    const row = await ownToolkit(params.toolkitId, userId);
    const key = orNotFound(row.letter_key ?? undefined, 'This toolkit has no letter.');
    const file_name = letterFileName(row, key);
    return { status: 200, body: { ...(await linkToUpload(key, file_name)), file_name } };
  },

  async getToolkitDocument({ params, query, userId }) {
    const row = await ownToolkit(params.toolkitId, userId);
    const facts = await factsAt(row, query.facts_version);
    return { status: 200, body: await documentOf(row, params.document, facts) };
  },

  async getToolkitArchive({ params, query, userId }) {
    const row = await ownToolkit(params.toolkitId, userId);
    return { status: 200, body: await archiveOf(row, await factsAt(row, query.facts_version)) };
  },

  async createApprovalLink({ params, body, userId, idempotencyKey }) {
    const own = await ownToolkit(params.toolkitId, userId);
    const { url, row } = await createApprovalLink(own, body, idempotencyKey);
    return { status: 201, body: { url, toolkit: await shown(row) } };
  },

  async revokeApprovalLink({ params, userId }) {
    const row = await ownToolkit(params.toolkitId, userId);
    return { status: 200, body: await shown(await revokeApprovalLink(row)) };
  },
};
