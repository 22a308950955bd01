import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { isPng } from '../../lambdas/badges/baked.ts';
import type { Certificate } from '@redwhiteandcode/contract/credentials/operations.ts';
import { programBadges } from '@redwhiteandcode/contract/credentials/program-badges.ts';
import { readPdf } from '../../lambdas/documents/read-pdf.ts';
import { submit } from '../clients/liftoff-client.ts';
import { signIn } from '../clients/api-client.ts';
import { badgeOf, bytesOf, check, download, type Holder, intact } from './badge-calls.ts';
import {
  admin,
  atOnce,
  completeCourse,
  countStatuses,
  emailsTo,
  newLearner,
  origin,
  proveAddress,
  visitor,
} from './shared-platform.ts';

const { docClient } = await import('../../lambdas/src/platform/table.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');

const course = 'ai-literacy-101';

/** A learner with a certificate. */
async function newHolder(name?: string): Promise<Holder> {
  const learner = await newLearner(name);
  const { certificate_number: number } = await completeCourse(learner, course);
  return { learner, number };
}

const holder = await newHolder('Ada Sample');

/** Approves an application that has had this number of events. */
const approve = (id: string, events = 1) =>
  admin.send('PATCH', `/api/admin/layoff-applications/${id}`, { application_status: 'approved', events });

const changeAs = (number: string, change: string, body: object) =>
  admin.send('POST', `/api/admin/certificates/${number}/${change}`, body);

describe('a badge', () => {
  it('is never left with a place that is revoked, whatever comes first', async () => {
    const { learner, number } = await newHolder();
    await Promise.all([
      badgeOf({ learner, number }),
      changeAs(number, 'revocation', { reason: 'Sample.' }).then(() =>
        changeAs(number, 'reinstatement', { reason: 'Sample.' }),
      ),
    ]);
    const { status, body } = await badgeOf({ learner, number });
    expect(status).toBe(200);
    expect(await check(bytesOf(body))).toEqual([...intact, 'active']);
  });

  it('is signed once, whatever the number of calls', async () => {
    const fresh = await newHolder();
    const all = await atOnce(5, () => badgeOf(fresh));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('passes every step of a check, and the revocation stays open without a network', async () => {
    const { body } = await badgeOf(holder);
    expect(await check(bytesOf(body))).toEqual([...intact, 'active']);
    expect(await check(bytesOf(body), false)).toEqual([...intact, 'offline']);
  });

  it('names the learner only by salted hashes', async () => {
    const { body } = await badgeOf(holder);
    const text = JSON.stringify(body);
    for (const secret of ['Ada Sample', holder.learner.email, holder.learner.userId ?? '-']) {
      expect(text).not.toContain(secret);
    }
    expect(body.credentialSubject.identifier).toHaveLength(2);
  });

  it('names an issuer and an achievement that anyone can read', async () => {
    const { body } = await badgeOf(holder);
    const pathOf = (url: string) => new URL(url).pathname;
    const { achievement } = body.credentialSubject;
    expect((await visitor.send('GET', pathOf(achievement.id))).body).toEqual(achievement);
    expect((await visitor.send('GET', '/api/credentials/issuer')).body).toEqual(body.issuer);
    expect(achievement.criteria.narrative).toMatch(/about [\d.]+ hours/);
    expect(achievement.tag.length).toBeGreaterThan(0);
    const missing = await visitor.send('GET', `/api/credentials/achievements/${course}/999`);
    expect(missing.status).toBe(404);
  });

  it('is baked into a PNG and an SVG', async () => {
    const { body } = await badgeOf(holder);
    const png = await download(holder, 'badge.png');
    expect(png).toMatchObject({ status: 200, type: 'image/png' });
    expect(isPng(png.bytes)).toBe(true);
    expect(await check(png.bytes)).toEqual([...intact, 'active']);
    const svg = await download(holder, 'badge.svg');
    expect(svg).toMatchObject({ status: 200, type: 'image/svg+xml' });
    expect(await check(svg.bytes)).toEqual([...intact, 'active']);
    expect(new TextDecoder().decode(svg.bytes)).toContain(body.proof.proofValue);
  });

  it('is signed again if its key is no longer public', async () => {
    const fresh = await newHolder();
    const before = (await badgeOf(fresh)).body;
    const stored = JSON.stringify({ ...before, proof: { ...before.proof, proofValue: 'z1' } });
    await docClient.send(
      new UpdateCommand({
        TableName: process.env.TABLE_NAME,
        Key: keys.badge(fresh.number),
        UpdateExpression: 'SET credential = :stored, key_id = :gone',
        ExpressionAttributeValues: { ':stored': stored, ':gone': 'did:web:localhost#zCompromised' },
      }),
    );
    const after = (await badgeOf(fresh)).body;
    expect(await check(bytesOf(after))).toEqual([...intact, 'active']);
    expect(after.credentialStatus).toEqual(before.credentialStatus);
    expect((await badgeOf(fresh)).body).toEqual(after);
  });
});

describe('a certificate', () => {
  it('is a PDF on either paper', async () => {
    for (const query of ['', '?paper=letter', '?paper=a4']) {
      const pdf = await download(holder, `pdf${query}`);
      expect(pdf).toMatchObject({ status: 200, type: 'application/pdf' });
      expect(new TextDecoder().decode(pdf.bytes.subarray(0, 5))).toBe('%PDF-');
    }
    expect((await download(holder, 'pdf?paper=a3')).status).toBe(400);
  });

  it('is a PDF with a name in any script, without emoji', async () => {
    const fresh = await newHolder('李小龍 🚀 محمد');
    const { status, bytes } = await download(fresh, 'pdf');
    expect(status).toBe(200);
    expect((await readPdf(bytes)).text).toContain('This certifies that 李小龍 محمد has completed');
  });

  it('is revoked and reinstated by an admin, with emails; the old badge stays revoked, and there is a new one', async () => {
    const { learner, number } = await newHolder();
    const badge = bytesOf((await badgeOf({ learner, number })).body);
    const reason = 'Issued by mistake.';
    expect((await changeAs(number, 'revocation', { reason })).status).toBe(200);
    const revoked = (await visitor.send('GET', `/api/certificates/${number}`)).body;
    expect(revoked).toMatchObject({ status: 'revoked', revocation_reason: reason });
    expect(revoked.revoked_at).not.toBeNull();
    expect(await check(badge)).toEqual([...intact, 'revoked']);
    expect((await badgeOf({ learner, number })).status).toBe(409);
    expect((await download({ learner, number }, 'pdf')).status).toBe(409);
    expect((await emailsTo(learner.email))[0]?.text).toContain(reason);

    expect((await changeAs(number, 'revocation', { reason })).status).toBe(200);
    expect((await changeAs(number, 'revocation', { reason: 'Another reason' })).status).toBe(409);
    expect((await changeAs(number, 'reinstatement', { reason: 'It was right.' })).status).toBe(200);
    const again = (await visitor.send('GET', `/api/certificates/${number}`)).body;
    expect(again).toMatchObject({ status: 'valid', revocation_reason: null, revoked_at: null });
    expect(await check(badge)).toEqual([...intact, 'revoked']);
    const fresh = await badgeOf({ learner, number });
    expect(await check(bytesOf(fresh.body))).toEqual([...intact, 'active']);
    expect((await badgeOf({ learner, number })).body).toEqual(fresh.body);
    expect((await changeAs(number, 'reinstatement', { reason: 'Twice.' })).status).toBe(409);
    const entries = (await admin.send('GET', '/api/admin/audit-log?limit=10')).body.items as {
      action: string;
      subject: string;
    }[];
    expect(entries.filter(({ subject }) => subject === number).map(({ action }) => action)).toEqual([
      'Reinstated a certificate',
      'Revoked a certificate',
    ]);
  });

  it('is replaced by one with a corrected name, and the old badge is revoked', async () => {
    const { learner, number } = await newHolder('Grace Smaple');
    const badge = bytesOf((await badgeOf({ learner, number })).body);
    const correction = { student_name: 'Grace Sample', reason: 'The name had a typing error.' };
    const { status, body } = await changeAs(number, 'replacement', correction);
    expect(status).toBe(201);
    expect(body).toMatchObject({ student_name: 'Grace Sample', replaces: number, status: 'valid' });
    const old = (await visitor.send('GET', `/api/certificates/${number}`)).body;
    expect(old.status).toBe('replaced');
    expect(JSON.stringify(old)).not.toContain(body.certificate_number);
    expect((await learner.send('GET', '/api/certificates')).body.items).toMatchObject([
      { certificate_number: body.certificate_number, replaced_by: null },
      { certificate_number: number, status: 'replaced', replaced_by: body.certificate_number },
    ]);
    expect(await check(badge)).toEqual([...intact, 'revoked']);
    const enrollment = (await learner.send('GET', `/api/enrollments?course_id=${course}`)).body.items[0];
    expect(enrollment.certificate_number).toBe(body.certificate_number);
    expect((await badgeOf({ learner, number: body.certificate_number })).status).toBe(200);
    expect((await changeAs(number, 'replacement', correction)).status).toBe(409);
    expect((await changeAs(number, 'revocation', { reason: 'Too late.' })).status).toBe(409);
    const mail = (await emailsTo(learner.email))[0]?.text;
    expect(mail).toContain(`Certificate number: ${body.certificate_number}\nOld number: ${number}`);
    expect(mail).toContain('LinkedIn');
  });

  it('is revoked once by admins at the same moment', async () => {
    const { number } = await newHolder();
    const answers = await atOnce(4, (at) => changeAs(number, 'revocation', { reason: `Reason ${at}` }));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 3 });
  });

  it('is listed for its owner and for admins', async () => {
    const own = (await holder.learner.send('GET', '/api/certificates')).body.items;
    expect(own).toMatchObject([{ certificate_number: holder.number, status: 'valid' }]);
    const path = `/api/admin/users/${holder.learner.userId}/certificates`;
    expect((await admin.send('GET', path)).body.items).toMatchObject([
      { certificate_number: holder.number, user_id: holder.learner.userId },
    ]);
  });
});

describe('the badges of Layoff to Lift-Off', () => {
  const titles = async ({ learner }: Pick<Holder, 'learner'>) =>
    ((await learner.send('GET', '/api/certificates')).body.items as Certificate[])
      .filter(({ kind }) => kind === 'program')
      .map(({ course_title }) => course_title);

  it('come with the approval and with the first free course, once each', async () => {
    const learner = await newLearner('Sample Participant');
    await proveAddress(learner.email);
    const { body } = await submit(learner);
    await approve(body.id);
    const [first, second] = Object.values(programBadges).map(({ title }) => title);
    expect(await titles({ learner })).toEqual([first]);
    await completeCourse(learner, course);
    expect(await titles({ learner })).toEqual([second, first]);
    expect((await emailsTo(learner.email))[0]?.text).toContain(`the badge “${second}”`);
    await completeCourse(learner, 'ai-fundamentals-for-business');
    expect(await titles({ learner })).toEqual([second, first]);
    expect((await emailsTo(learner.email))[0]?.text).not.toContain('badge');
    const again = await submit(learner);
    await approve(again.body.id);
    expect(await titles({ learner })).toEqual([second, first]);

    const [badge] = (await learner.send('GET', '/api/certificates')).body.items.filter(
      ({ kind }: Certificate) => kind === 'program',
    ) as Certificate[];
    const file = (await badgeOf({ learner, number: badge?.certificate_number ?? '' })).body;
    expect(file.credentialSubject.achievement).toMatchObject({ name: second, achievementType: 'Badge' });
    expect(await check(bytesOf(file))).toEqual([...intact, 'active']);
  });

  it('are revoked when the last approval is withdrawn, and valid again after a new approval', async () => {
    const learner = await newLearner();
    await proveAddress(learner.email);
    const badge = async () => {
      const [one] = (await learner.send('GET', '/api/certificates')).body.items as Certificate[];
      return one && (await visitor.send('GET', `/api/certificates/${one.certificate_number}`)).body;
    };
    const reject = (id: string, events: number) =>
      admin.send('PATCH', `/api/admin/layoff-applications/${id}`, {
        application_status: 'rejected',
        reason: 'A sample reason.',
        events,
      });
    const first = (await submit(learner)).body.id;
    await approve(first);
    const second = (await submit(learner)).body.id;
    await approve(second);
    await reject(first, 2);
    expect(await badge()).toMatchObject({ status: 'valid' });
    await reject(second, 2);
    expect(await badge()).toMatchObject({
      status: 'revoked',
      revocation_reason: expect.stringContaining('approval'),
    });
    await approve(second, 3);
    expect(await badge()).toMatchObject({ status: 'valid', revocation_reason: null });
  });

  it('do not come with a course that is due', async () => {
    expect(await titles(holder)).toEqual([]);
  });
});

describe('the demo certificate', () => {
  it('has a badge and a PDF', async () => {
    const learner = (await signIn(origin, 'learner@example.com', 'learner-demo')) as Holder['learner'];
    const demo = { learner, number: 'RWC-2025-DEM0CERT' };
    expect(await check(bytesOf((await badgeOf(demo)).body))).toEqual([...intact, 'active']);
    expect((await download(demo, 'pdf')).status).toBe(200);
  });
});

describe('the keys of the issuer', () => {
  it('are not in the environment that other programs get', () => {
    expect(process.env.ISSUER_KEYS).toBeUndefined();
  });

  it('are listed in the site’s DID document', async () => {
    const { body } = await visitor.send('GET', '/.well-known/did.json');
    expect(body.id).toBe('did:web:localhost%3A3000');
    expect(body.assertionMethod).toHaveLength(2);
  });
});
