import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { type ApiResponse, createCaller } from '../clients/api-client.ts';
import { turnOn } from '../clients/two-step-client.ts';
import { emailsTo, newLearner, origin, visitor } from './shared-platform.ts';

const { docClient } = await import('../../lambdas/src/platform/table.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');

const TableName = process.env.TABLE_NAME;

/** Creates a learner with two-step verification. */
export async function newProtected() {
  const learner = await newLearner();
  return { ...learner, ...(await turnOn(learner, learner.password)) };
}

/** Returns the stored row of a user's two-step verification. */
export const readRow = async (userId = '') =>
  (await docClient.send(new GetCommand({ TableName, Key: keys.twoStep(userId), ConsistentRead: true }))).Item;

/** Signs in with the password. */
export const firstStep = (email: string, password: string) =>
  visitor.send('POST', '/api/auth/sign-in', { email, password });
/** Completes a sign-in with a code. */
export const secondStep = (challenge: string, code: string) =>
  visitor.send('POST', '/api/auth/sign-in/two-step', { challenge, code });
/** Returns a caller that is signed in. */
export const callWith = ({ body }: ApiResponse) => createCaller(origin, body.access_token);
/** Returns the state of a learner's two-step verification. */
export const state = async (learner: { send: ReturnType<typeof createCaller>['send'] }) =>
  (await learner.send('GET', '/api/me/two-step')).body;

/** The response to an expired challenge. */
export const expired = { status: 401, body: { type: 'urn:redwhiteandcode:problem:challenge-expired' } };
/** The response to a wrong code. */
export const wrongCode = { status: 400, body: { errors: [{ path: 'body.code' }] } };
/** Returns the subjects of the emails to an address, newest first. */
export const subjects = async (email: string) => (await emailsTo(email)).map(({ subject }) => subject);
