import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** An email that was sent; `sentAt` is an ISO 8601 time in UTC. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
  replyTo?: string;
  /** The headers that the sender added. */
  headers?: Record<string, string>;
}

/** An email to store. Missing texts are empty. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text?: string | undefined;
  html?: string | undefined;
  replyTo?: string | undefined;
  headers?: Record<string, string> | undefined;
}

/** The newest 500 emails, newest first. */
export interface Mailbox {
  add(mail: OutgoingMail): Mail;
  list(): Mail[];
}

const MAX_MAILS = 500;

function parseLine(line: string): Mail[] {
  try {
    const mail: unknown = JSON.parse(line);
    return typeof mail === 'object' && mail !== null && 'id' in mail ? [mail as Mail] : [];
  } catch (error) {
    // A process killed while writing leaves at most one torn last line, whose email was never acknowledged.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

function load(file: string): Mail[] {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    return [];
  }
  const recent = readFileSync(file, 'utf8').split('\n').filter(Boolean).flatMap(parseLine).slice(-MAX_MAILS);
  writeFileSync(`${file}.new`, recent.map((mail) => `${JSON.stringify(mail)}\n`).join(''));
  renameSync(`${file}.new`, file);
  return recent.reverse();
}

/** Opens a mailbox in a JSON Lines file, or in memory without one. */
export function openMailbox(file: string | undefined): Mailbox {
  const mails = file ? load(file) : [];
  return {
    add({ to, subject, text = '', html = '', replyTo, headers }) {
      const sentAt = new Date().toISOString();
      const mail: Mail = {
        id: randomUUID(),
        to,
        subject,
        text,
        html,
        sentAt,
        ...(replyTo ? { replyTo } : {}),
        ...(headers ? { headers } : {}),
      };
      if (file) appendFileSync(file, `${JSON.stringify(mail)}\n`);
      mails.unshift(mail);
      mails.length = Math.min(mails.length, MAX_MAILS);
      return mail;
    },
    list: () => [...mails],
  };
}
