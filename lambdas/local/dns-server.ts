import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { decode, encode, type Question } from 'dns-packet';

/** The TXT records of a name, each as its strings; or how the server fails. */
export type DnsAnswer = readonly (readonly string[])[] | 'NXDOMAIN' | 'SERVFAIL' | 'silence';

/** A running DNS server on the loopback address. */
export interface DnsServer {
  /** `127.0.0.1:53053`, as resolvers take it. */
  address: string;
  close(): Promise<void>;
}

const codes = { NXDOMAIN: 3, SERVFAIL: 2 } as const;
/** The flags of a response that says that recursion is available. */
const recursionAvailable = 0x80;

function responseTo(
  id: number | undefined,
  question: Question,
  answer: Exclude<DnsAnswer, 'silence'>,
): Buffer {
  const isRecords = typeof answer !== 'string';
  return encode({
    type: 'response',
    ...(id !== undefined && { id }),
    flags: recursionAvailable | (isRecords ? 0 : codes[answer]),
    questions: [question],
    answers:
      isRecords && question.type === 'TXT'
        ? answer.map((strings) => ({ type: 'TXT', name: question.name, ttl: 0, data: [...strings] }))
        : [],
  });
}

async function reply(
  socket: Socket,
  message: Buffer,
  { port, address }: { port: number; address: string },
  answerOf: (name: string) => DnsAnswer | Promise<DnsAnswer>,
): Promise<void> {
  const { id, questions: [question] = [] } = decode(message);
  if (!question) return;
  const answer = await answerOf(question.name.toLowerCase());
  if (answer !== 'silence') socket.send(responseTo(id, question, answer), port, address);
}

/** Starts a DNS server (RFC 1035) over UDP that knows TXT records only. */
export async function startDnsServer(
  answerOf: (name: string) => DnsAnswer | Promise<DnsAnswer>,
): Promise<DnsServer> {
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    // A message that is no question is not answered.
    reply(socket, message, from, answerOf).catch(() => {});
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}

/** Splits a value into the strings of a TXT record, which have at most 255 bytes. */
const stringsOf = (value: string): string[] => value.match(/.{1,255}/g) ?? [''];

/**
 * Returns the answers of a file with a record in each line, its name and its value: `_name.example.com the value`. The file is read
 * for each question, and may be missing.
 */
export const answersOfFile =
  (file: string) =>
  async (name: string): Promise<DnsAnswer> => {
    const text = await readFile(file, 'utf8').catch(() => '');
    const records = text.split('\n').flatMap((line) => {
      const [, owner, value] = /^\s*(\S+)\s+(.*\S)/.exec(line) ?? [];
      return owner?.toLowerCase() === name && value !== undefined ? [stringsOf(value)] : [];
    });
    return records.length > 0 ? records : 'NXDOMAIN';
  };
