import { randomBytes } from 'node:crypto';
import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { archiveRules } from '@redwhiteandcode/contract/privacy/archive-rules.ts';
import type { privacyOperations } from '@redwhiteandcode/contract/privacy/operations.ts';
import { sessionEnded } from '@redwhiteandcode/contract/api/session-ended.ts';
import { timestamp } from '../platform/clock.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { uploads } from '../platform/upload-bucket.ts';
import { archiveOf } from './archive.ts';
import { writeArchive } from './objects.ts';
import { readPerson } from './person.ts';

/** Implements the operations of `/api/me/export`. */
export const privacy: Implementation<typeof privacyOperations> = {
  async exportMyData({ userId }) {
    const person = await readPerson(userId);
    if (!person) throw new HttpProblem(401, sessionEnded);
    const now = Date.now();
    // An archive can be larger than the 6 MB that a function may return, so the bucket delivers it.
    const key = `${archiveRules.folder}${userId}/${randomBytes(16).toString('hex')}.zip`;
    await writeArchive(key, await archiveOf(person));
    const file_name = `my-data-${businessToday(now)}.zip`;
    const url = await uploads.linkTo(key, file_name, archiveRules.linkSeconds);
    return {
      status: 200,
      body: { url, file_name, expires_at: timestamp(now + archiveRules.linkSeconds * 1000) },
    };
  },
};
