/** A message that the browser logs because of what a test does, not because of a fault in the page. */
interface ExpectedMessage {
  message: RegExp;
  reason: string;
}

const socketFailed = "WebSocket connection to '[^']*/live' failed: ";

/** The console messages that any test may cause. All other errors and warnings fail the test. */
const expectedMessages: readonly ExpectedMessage[] = [
  {
    message: /^Failed to load resource: the server responded with a status of 4\d\d/,
    reason: 'The API refused a call, and the page handles it.',
  },
  {
    message: /^Failed to load resource: the server responded with a status of 503/,
    reason: 'The test closed a service.',
  },
  {
    message: /^Failed to load resource: net::ERR_FAILED/,
    reason: 'The test aborted a request.',
  },
  {
    message: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
    reason: 'The test took the browser offline.',
  },
  {
    message: new RegExp(`^${socketFailed}Error in connection establishment: net::ERR_INTERNET_DISCONNECTED`),
    reason: 'The test took the browser offline.',
  },
  {
    message: new RegExp(
      `^${socketFailed}Error during WebSocket handshake: Unexpected response code: 4\\d\\d`,
    ),
    reason: 'The socket opened when the role was already removed, or too often.',
  },
  {
    message: new RegExp(`^${socketFailed}HTTP Authentication failed; no valid credentials available`),
    reason: 'The socket opened when the session had already ended. Chromium names a 401 this way.',
  },
  {
    message: new RegExp(`^${socketFailed}WebSocket is closed before the connection is established`),
    reason: 'The user left the admin area while the socket opened.',
  },
];

/** Whether a console message is expected in every test. */
export const isExpectedMessage = (text: string): boolean =>
  expectedMessages.some(({ message }) => message.test(text));
