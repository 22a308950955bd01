import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { globalAgent as httpAgent } from 'node:http';
import { globalAgent as httpsAgent } from 'node:https';
import { WebSocket } from 'ws';
import { type ApiResponse, type Caller, createCaller, signIn } from '../clients/api-client.ts';
import { payByCard, testCards } from '../clients/payment-client.ts';

/** A check of a site. Its function returns what it saw; it throws if the check fails. */
interface Check {
  name: string;
  run: () => Promise<string>;
}

/** Returns a response's body. Throws if the status is another one. */
function bodyOf({ status, body }: ApiResponse, expected: number): ApiResponse['body'] {
  assert.equal(status, expected, JSON.stringify(body));
  return body;
}

/** Creates an account whose emails a deployed site sends to the simulator of SES, which accepts every one. */
async function createLearner(origin: string): Promise<{ learner: Caller; password: string }> {
  const email = `success+smoke-${randomUUID()}@simulator.amazonses.com`;
  const password = randomUUID();
  const account = { email, password, full_name: 'Smoke Test' };
  bodyOf(await createCaller(origin).send('POST', '/api/auth/sign-up', account), 201);
  return { learner: await signIn(origin, email, password), password };
}

async function readHome(origin: string, siteUrl: string): Promise<string> {
  const response = await fetch(origin);
  assert.equal(response.status, 200);
  assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'self'/);
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(await response.text())?.[1];
  assert.equal(canonical?.replace(/\/$/, ''), siteUrl, `The pages were built for ${canonical}.`);
  assert.equal((await fetch(`${origin}/no-such-page`)).status, 404);
  return 'the home page, and 404 for an unknown one';
}

async function readCatalog(visitor: Caller): Promise<string> {
  const courses = bodyOf(await visitor.send('GET', '/api/courses?limit=100'), 200).items.length;
  const questions = bodyOf(await visitor.send('GET', '/api/faqs?placement=help&limit=100'), 200).items.length;
  assert.ok(courses > 0 && questions > 0, 'The catalog or the help page is empty: seed the site.');
  return `${courses} courses, ${questions} questions`;
}

async function enroll(learner: Caller): Promise<string> {
  const [course] = bodyOf(await learner.send('GET', '/api/courses?limit=1'), 200).items;
  const { status } = await learner.send('POST', '/api/enrollments', { course_id: course.id });
  // If learners pay first, the enrollment follows the payment.
  assert.ok(status === 201 || status === 202, `Enrolling returned ${status}.`);
  return course.title;
}

/** Pays at the test provider, or starts a payment at Stripe in test mode, which a person can finish. */
async function pay(learner: Caller): Promise<string> {
  const [order] = bodyOf(await learner.send('GET', '/api/orders'), 200).items;
  const response = await learner.send('POST', `/api/orders/${order.id}/checkout`);
  // An outage names the time of the next attempt.
  if (response.status === 503 && !response.headers.has('retry-after'))
    return 'no payment provider is configured: orders are paid by check or transfer';
  const url = new URL(bodyOf(response, 200).url);
  if (url.hostname.endsWith('stripe.com')) {
    assert.match(url.pathname, /cs_test_/, 'Stripe is not in test mode: no payment was started on purpose.');
    return `a payment page in test mode: ${url.origin}`;
  }
  assert.equal((await payByCard(url.href, testCards.paid)).status, 303);
  return 'paid at the test provider';
}

/** A socket without a token must be refused by the function, not by what is in front of it. */
async function knockAtSocket(origin: string): Promise<string> {
  // Node.js's agents use the proxy of the environment, like its `fetch`.
  const agent = origin.startsWith('https:') ? httpsAgent : httpAgent;
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/live`, [], { origin, agent });
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
  socket.on('open', () => resolve(101));
  socket.on('error', reject);
  const status = await promise.finally(() => socket.terminate());
  assert.equal(status, 401);
  return 'a visitor is refused';
}

async function deleteAccount(learner: Caller, password: string): Promise<string> {
  const request = { password, keep_certificates: false };
  const { deletion_due } = bodyOf(await learner.send('POST', '/api/me/deletion', request), 200);
  return `its account is erased after ${deletion_due}`;
}

/**
 * Checks the site at an origin: pages, health, catalog, an account that enrolls, pays and is deleted, and the socket. Yields
 * what each check saw, and throws at the first that fails. `siteUrl` is the address that the pages were built for; `without` names
 * checks to leave out.
 */
export async function* runChecks(
  origin: string,
  siteUrl: string = origin,
  without: readonly string[] = [],
): AsyncGenerator<{ name: string; saw: string }> {
  const visitor = createCaller(origin);
  let account: Awaited<ReturnType<typeof createLearner>> | undefined;
  const learner = () => account?.learner ?? visitor;
  const checks: Check[] = [
    { name: 'pages', run: () => readHome(origin, siteUrl) },
    { name: 'health', run: async () => bodyOf(await visitor.send('GET', '/api/health'), 200).status },
    { name: 'catalog', run: () => readCatalog(visitor) },
    {
      name: 'sign-up',
      run: async () => {
        account = await createLearner(origin);
        return bodyOf(await learner().send('GET', '/api/me'), 200).email;
      },
    },
    { name: 'enroll', run: () => enroll(learner()) },
    { name: 'pay', run: () => pay(learner()) },
    { name: 'socket', run: () => knockAtSocket(origin) },
    { name: 'delete', run: () => deleteAccount(learner(), account?.password ?? '') },
  ];
  for (const { name, run } of checks) {
    if (without.includes(name)) continue;
    try {
      yield { name, saw: await run() };
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
    }
  }
}
