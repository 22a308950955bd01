/** A file or a test of `tests/api` that does not run against the deployed stack. */
export interface SkippedTest {
  file: string;
  /** The names of its groups and its own, separated by ` > `. @default all tests of the file */
  test?: string;
  reason: string;
}

const skipped = (file: string, reason: string, ...tests: string[]): SkippedTest[] =>
  tests.length > 0 ? tests.map((test) => ({ file, test, reason })) : [{ file, reason }];

const ownPlatform = 'It starts a separate local platform, with other variables or to stop it.';
const ownTable = 'It starts a separate local table.';
const payments = 'It pays at the local payment provider, which the deployed stack does not have.';
const rotation =
  'MiniStack does not replace refresh tokens, so no session is renewed and no second step completes.';
const siteAddress = 'It names the address of the local site.';
const limits = 'It calls more often than a deployed stack allows.';
const secondStep =
  'It signs in an admin, who needs a second step: MiniStack does not replace refresh tokens.';
const otherAdmins = 'It needs the demo data’s admin to be the only one; here each file adds an admin.';
const socketStatus = 'MiniStack refuses every socket with 403, not with the status of the function.';
const supportAddress = 'The deployed stack has another support address.';
const uniqueNames = 'MiniStack’s user pool accepts an address twice when it is sent or changed concurrently.';
const edge = 'MiniStack’s CloudFront refuses or handles this before the functions, as only AWS can show.';

/** What does not run. Every other file and test of `tests/api` does. */
export const skippedTests: readonly SkippedTest[] = [
  ...[
    'data-files',
    'flood',
    'curriculum-budget',
    'curriculum-gemini',
    'last-admin',
    'limits',
    'mail',
    'prompt-runs',
  ].flatMap((file) => skipped(file, ownPlatform)),
  ...['payment-crashes', 'security-log', 'security-mails', 'sign-in-attempts', 'two-step-limits'].flatMap(
    (file) => skipped(file, ownPlatform),
  ),
  ...['backup-rows', 'catalog-writes', 'demo-data', 'jobs', 'reindex', 'scale'].flatMap((file) =>
    skipped(file, ownTable),
  ),
  ...['account-archive', 'account-deletion', 'account-erasure', 'former-addresses', 'payments'].flatMap(
    (file) => skipped(file, payments),
  ),
  ...skipped('hosts', 'It tests the local server.'),
  ...skipped('smoke', 'The run does the same checks itself.'),
  ...skipped('two-step', rotation),
  ...skipped('authorization', secondStep),
  ...skipped('pool-access', 'MiniStack checks neither credentials nor the secret of the client, nor scopes.'),
  ...skipped('fuzz', 'It sends thousands of requests, which takes too long here.'),
  ...skipped('hostile-strings', 'It sends thousands of requests, which takes too long here.'),
  ...skipped('reads', 'It measures the units that functions read in this process.'),
  ...skipped('backup', 'It runs the command on the local platform.'),
  ...skipped(
    'account',
    rotation,
    'passwords > changing the password continues this session with new tokens and ends all others immediately',
    'signing out everywhere > ends every session of the account immediately, including this one, and no other account’s',
  ),
  ...skipped(
    'account',
    siteAddress,
    'passwords > the emailed link resets the password once and ends every session',
  ),
  ...skipped(
    'address-change',
    'The new address signs in from another network here, of which its owner is told.',
    'a change of address > needs the link from the new address, and then changes the profile, the pool and the sign-in',
  ),
  ...skipped(
    'address-change',
    uniqueNames,
    'a change of address > is refused with a clear problem if someone signs up with the address meanwhile',
    'a change of address > leaves one account with the address when two users confirm it at the same moment',
  ),
  ...skipped(
    'admin-people',
    otherAdmins,
    'a role > can be assigned by an operator’s job when there is no admin yet',
    'the last admin > remains when two admins demote themselves concurrently',
    'the last admin > cannot leave if the account of the only other one was disabled in the pool',
    'the last admin > cannot leave if the account of the only other one was deleted in the pool',
    'the last admin > can leave once another one exists',
    'the last admin > is not the only one protected: when two of three admins demote each other, one of the two remains',
  ),
  ...skipped(
    'admin-review',
    'It reads the proof through the local server, which adds headers.',
    'a proof > opens through a link on this origin that downloads it, and the audit log names the admin',
  ),
  ...skipped('credentials', siteAddress, 'the keys of the issuer > are listed in the site’s DID document'),
  ...skipped(
    'email-proof',
    siteAddress,
    'the welcome email > is sent once with the sign-up, and its link proves the address, signed in or not',
  ),
  ...skipped(
    'email-proof',
    secondStep,
    'the welcome email > is not sent to the demo accounts, whose addresses are proven',
  ),
  ...skipped(
    'contact',
    supportAddress,
    'the contact form > is emailed to support, with the sender as the reply address',
    'the contact form > names its topic in the subject',
    'the contact form > reaches support exactly as it was written',
  ),
  ...skipped(
    'waitlist',
    limits,
    'the waitlist > adds an address once and sends one email, however often the address is submitted',
  ),
  ...skipped(
    'curriculum',
    'The course may be written before the last of the concurrent requests arrives.',
    'a course without details is generated once by ten concurrent requests and published completely',
  ),
  ...skipped(
    'curriculum',
    'It names the demo data’s admin.',
    'an admin can list every job newest first, filtered by state, with the user who started it',
  ),
  ...skipped(
    'identity',
    uniqueNames,
    'signing up > rejects a registered email, even with concurrent requests',
  ),
  ...skipped(
    'identity',
    rotation,
    'a session > is renewed with its refresh token, which is replaced',
    'a session > cannot be renewed or ended with the parts of two refresh tokens',
    'a session > ends completely when a refresh token is used again, which may be stolen',
  ),
  ...skipped(
    'live',
    socketStatus,
    'connecting > is refused for a visitor, a learner, and a moderator',
    'connecting > is refused with the token in the URL or under another subprotocol',
    'the sockets of a user > are at most ten, also when they open concurrently, and another user is not affected',
    'a socket is closed > when its session ends, and a socket of a later session stays open',
    'a socket is closed > when an operator disables its owner, whose sessions end at the next request and who cannot sign in',
  ),
  ...skipped(
    'live',
    secondStep,
    'a socket is closed > when its owner was disabled in the pool and the session is refreshed',
    'a socket is closed > when its session is signed out, and the socket of another session stays open',
  ),
  ...skipped(
    'problems',
    edge,
    'a malformed path or an oversized body is rejected by the gateway, with its own body',
    'with a page requested with the range bytes=9-2',
    'with a page requested with the range bytes=-5',
    'with a page requested with the range bytes=a-b',
    'with a page requested with the range bytes=0-999999999',
  ),
  ...skipped(
    'proofs',
    'It reads the bucket through the local server.',
    'an upload > cannot be read by key or listed',
  ),
  ...skipped(
    'requests',
    edge,
    'a method without an operation is refused with the methods that the address accepts > TRACE /api/courses',
    'a method without an operation is refused with the methods that the address accepts > TRACE /api/admin/users',
    'a method without an operation is refused with the methods that the address accepts > OPTIONS /api/auth/sign-in',
    'a method without an operation is refused with the methods that the address accepts > but an unknown address is a 404, whatever the method',
  ),
  ...skipped(
    'requests',
    siteAddress,
    'a page of another site > is not the site itself, by the site’s public address',
  ),
  ...skipped('requests', payments, 'a page of another site > is not a program, which sends no origin'),
];

/** Returns the entry of a test that must be skipped. */
export const skipOf = (file: string, test: string): SkippedTest | undefined =>
  skippedTests.find((each) => each.file === file && (each.test ?? test) === test);

/** Whether a file runs. */
export const runs = (file: string): boolean =>
  !skippedTests.some((each) => each.file === file && each.test === undefined);
