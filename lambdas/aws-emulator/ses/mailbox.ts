import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A mail that was sent; `sentAt` is an ISO 8601 time in UTC. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
  replyTo?: string;
}

/** A mail to keep; what is missing is empty. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text?: string | undefined;
  html?: string | undefined;
  replyTo?: string | undefined;
}

/** Mails, newest first; the oldest go when there are more than 500. */
export interface Mailbox {
  add(mail: OutgoingMail): Mail;
  list(): Mail[];
}

const MOST_MAILS = 500;

function parseLine(line: string): Mail[] {
  try {
    const mail: unknown = JSON.parse(line);
    return typeof mail === 'object' && mail !== null && 'id' in mail ? [mail as Mail] : [];
  } catch (error) {
    // A process killed while writing leaves at most one torn last line; the mail in it was never acknowledged.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

function load(file: string): Mail[] {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    return [];
  }
  const kept = readFileSync(file, 'utf8').split('\n').filter(Boolean).flatMap(parseLine).slice(-MOST_MAILS);
  writeFileSync(`${file}.new`, kept.map((mail) => `${JSON.stringify(mail)}\n`).join(''));
  renameSync(`${file}.new`, file);
  return kept.reverse();
}

/** Opens a mailbox that lasts as long as its JSON Lines file, or the process without one. */
export function openMailbox(file: string | undefined): Mailbox {
  const mails = file ? load(file) : [];
  return {
    add({ to, subject, text = '', html = '', replyTo }) {
      const sentAt = new Date().toISOString();
      const mail: Mail = {
        id: randomUUID(),
        to,
        subject,
        text,
        html,
        sentAt,
        ...(replyTo ? { replyTo } : {}),
      };
      if (file) appendFileSync(file, `${JSON.stringify(mail)}\n`);
      mails.unshift(mail);
      mails.length = Math.min(mails.length, MOST_MAILS);
      return mail;
    },
    list: () => [...mails],
  };
}
