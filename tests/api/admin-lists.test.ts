import { describe, expect, it } from 'vitest';
import { adminLists } from '@redwhiteandcode/contract/admin/list-descriptors.ts';
import { folded } from '@redwhiteandcode/contract/text/folded.ts';
import { readPages } from '../clients/api-client.ts';
import { submit } from '../clients/liftoff-client.ts';
import { sampleCourse } from '../samples/sample-course.ts';
import { admin, enroll, newLearner, readList, sendMessage } from './shared-platform.ts';

type Row = Record<string, string> & { id: string };

interface List {
  /** The header row of its export. */
  titles: string;
  /** The fields it can be sorted by, besides its default order. */
  sorts: readonly string[];
  /** Creates a row with this name. Returns its id and other search texts that find it. */
  make: (name: string) => Promise<{ id: string; alsoFoundBy: readonly string[] }>;
  /** Returns a row's name in the list. */
  nameOf: (row: Row) => unknown;
}

const createRow = async (address: string, body: object): Promise<string> =>
  (await admin.send('POST', `/api/admin/${address}`, body)).body.id;

const lists: Record<string, List> = {
  users: {
    titles: 'Name,Email,User ID,Joined,Account',
    sorts: ['full_name', 'email'],
    nameOf: (row) => row.full_name,
    async make(name) {
      const { userId = '', email } = await newLearner(name);
      return { id: userId, alsoFoundBy: [email] };
    },
  },
  roles: {
    titles: 'Name,Email,User ID,Role,Assigned',
    sorts: ['role'],
    nameOf: (row) => row.full_name,
    async make(name) {
      const { userId = '', email } = await newLearner(name);
      return { id: `${userId}.user`, alsoFoundBy: [email, 'user'] };
    },
  },
  enrollments: {
    titles: 'Student,Email,Course,Status,Enrolled,Progress (%),Completed,Payment,Id',
    sorts: ['student_name', 'course_title', 'status'],
    nameOf: (row) => row.student_name,
    async make(name) {
      const learner = await newLearner(name);
      return { id: await enroll(learner, 'ai-literacy-101'), alsoFoundBy: [learner.email, 'literacy'] };
    },
  },
  'layoff-applications': {
    titles:
      'Applicant,Email,Phone,Previous Company,Previous Role,Layoff Date,Confirmed By,Status,Reason,Job Search,' +
      'Target Industry,LinkedIn,Applied,Approved',
    sorts: ['applicant_name'],
    nameOf: (row) => row.applicant_name,
    async make(applicant_name) {
      const applicant = await newLearner();
      const { body } = await submit(applicant, {
        applicant_name,
        email: applicant.email,
        previous_company: 'Zebulon Works',
      });
      return { id: body.id, alsoFoundBy: [applicant.email, 'ZEBULON wo'] };
    },
  },
  'corporate-accounts': {
    titles: 'Company,Contact Email,Seats Used,Seats Purchased,Status,Created',
    sorts: ['company_name'],
    nameOf: (row) => row.company_name,
    async make(company_name) {
      const primary_contact_email = `${crypto.randomUUID()}@example.com`;
      const account = { company_name, primary_contact_email, seats_purchased: 3, account_status: 'active' };
      return { id: await createRow('corporate-accounts', account), alsoFoundBy: [primary_contact_email] };
    },
  },
  messages: {
    titles: 'Received,First Name,Last Name,Email,Company,Phone,Employees,Status,Message,Topic',
    sorts: [],
    nameOf: (row) => row.last_name,
    async make(lastName) {
      const email = `${crypto.randomUUID()}@example.com`;
      expect((await sendMessage({ lastName, email, company: 'Inbox Works' })).status).toBe(204);
      const { items } = await readList('/api/admin/messages?limit=1');
      return { id: items[0].id, alsoFoundBy: [email, 'inbox'] };
    },
  },
  courses: {
    titles: 'Title,Track,Level,Duration,Hours,Students,Price,Status,Enrollments,Created,Id',
    sorts: ['title', 'track', 'level'],
    nameOf: (row) => row.title,
    async make(title) {
      const course = { ...sampleCourse, title, level: 'Executive', track: 'Leadership', publish: false };
      return { id: await createRow('courses', course), alsoFoundBy: ['leadership', 'executive'] };
    },
  },
};

const isSorted = (values: readonly string[]): boolean =>
  values.every(
    (value, at) => at === 0 || Buffer.compare(Buffer.from(values[at - 1] ?? ''), Buffer.from(value)) <= 0,
  );

const idsOf = (rows: Row[]): string[] => rows.map(({ id }) => id);

describe.each(Object.keys(lists))('the admin list of %s', (name) => {
  const { titles, sorts, make, nameOf } = lists[name] as List;
  const address = `/api/admin/${name}`;
  const addressOf = (query: Record<string, string | number>) =>
    `${address}?${new URLSearchParams(query as Record<string, string>)}`;
  const read = async (query: Record<string, string | number>): Promise<Row[]> =>
    (await readList(addressOf(query))).items;

  it('lists the newest first and can be searched, paginated in both orders, sorted, and exported', {
    tags: ['list-newest-first', 'list-search'],
  }, async () => {
    const word = `w${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
    const rows = [];
    for (const end of ['b', 'c', 'a']) rows.push(await make(`=${word} Sample${end}`));
    const newest = rows.map(({ id }) => id).toReversed();
    // Searches, and the list of enrollments, read entries that are written from the stream.
    await expect.poll(async () => idsOf(await read({ limit: 3 }))).toEqual(newest);
    expect(idsOf(await read({ order: 'ascending', limit: 1 }))).not.toEqual([newest[0]]);

    for (const q of [word, word.slice(0, 12).toUpperCase(), `sampl ${word}`])
      await expect.poll(async () => new Set(idsOf(await read({ q })))).toEqual(new Set(newest));
    expect(new Set(idsOf(await read({ q: word.slice(2, 12) })))).toEqual(new Set(newest));
    expect(await read({ q: `x${word}` })).toEqual([]);
    const [{ id, alsoFoundBy }] = rows as [(typeof rows)[0]];
    for (const text of alsoFoundBy) expect(idsOf(await read({ q: `${text} ${word}` })), text).toContain(id);

    expect((await readList(addressOf({ q: word }))).count).toEqual({
      rows: 3,
      is_exact: true,
      is_from_page: true,
    });
    const described = adminLists[name as keyof typeof adminLists];
    const states: Record<string, readonly string[]> = 'states' in described ? described.states : {};
    const narrowed = Object.entries(states).flatMap(([state, values]) =>
      values.map((value) => ({ [state]: value })),
    );
    for (const query of [{}, ...narrowed]) {
      const compare = async () => {
        const { count } = await readList(addressOf({ ...query, limit: 1 }));
        const { length } = await readPages(admin, addressOf({ ...query, limit: 100 }));
        return { ...count, rows: count.rows - length };
      };
      await expect
        .poll(compare, { message: JSON.stringify(query) })
        .toEqual({ rows: 0, is_exact: true, is_from_page: false });
    }

    for (const order of ['ascending', 'descending']) {
      const seen = idsOf(await readPages(admin, addressOf({ q: word, order, limit: 1 })));
      expect(seen.toSorted(), order).toEqual(newest.toSorted());
    }

    for (const sort of sorts) {
      const values = async (): Promise<string[]> =>
        (await read({ sort, order: 'ascending', limit: 100 }))
          .map((row) => folded(row[sort] ?? '').slice(0, 20))
          .filter((text) => /^[=\w]/.test(text));
      // A row that another test has just renamed moves to its place when its entry is written.
      await expect.poll(values, { message: sort }).toSatisfy(isSorted);
      expect((await values()).length, sort).toBeGreaterThan(2);
    }

    const { status, headers, body } = await admin.send('GET', `${address}/export?q=${word}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const [first, ...lines] = (body as string).trimEnd().split('\r\n');
    expect(first).toBe(titles);
    expect(lines).toHaveLength(3);
    // A spreadsheet would run these names as formulas.
    for (const line of lines) expect(line).toContain(`'=${word} Sample`);
    expect((await read({ q: word })).map(nameOf)).toContain(`=${word} Samplea`);
  });

  it('rejects an unknown sort field', async () => {
    const { status, body } = await admin.send('GET', `${address}?sort=no_such_field`);
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe('query.sort');
  });
});
