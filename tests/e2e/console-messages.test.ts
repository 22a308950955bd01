import { expect, it } from 'vitest';
import { isExpectedMessage } from './console-messages.ts';

const socket = "WebSocket connection to 'ws://localhost:3000/live' failed: ";

it.each([
  'Failed to load resource: the server responded with a status of 409 (Conflict)',
  'Failed to load resource: net::ERR_FAILED',
  `${socket}Error during WebSocket handshake: Unexpected response code: 403`,
  `${socket}HTTP Authentication failed; no valid credentials available`,
  `${socket}WebSocket is closed before the connection is established.`,
])('a test may cause the console message "%s"', (text) => {
  expect(isExpectedMessage(text)).toBe(true);
});

it.each([
  'Failed to load resource: the server responded with a status of 500 (Internal Server Error)',
  `${socket}Error during WebSocket handshake: Unexpected response code: 500`,
  `${socket}Connection closed before receiving a handshake response`,
  "WebSocket connection to 'ws://localhost:3000/other' failed: HTTP Authentication failed; no valid credentials available",
  'Warning: Each child in a list should have a unique "key" prop.',
])('no test may cause the console message "%s"', (text) => {
  expect(isExpectedMessage(text)).toBe(false);
});
