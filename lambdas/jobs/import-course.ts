import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { CourseEdit, NewCourse } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { AssessmentEdit } from '@redwhiteandcode/contract/assessment/admin-operations.ts';
import { AssessmentRules, BankQuestion, defaultRules } from '@redwhiteandcode/contract/assessment/bank.ts';
import type { ReadCourse } from '@redwhiteandcode/contract/course-files/course-folder.ts';
import type { PlannedImport } from '@redwhiteandcode/contract/course-files/planned-import.ts';
import type * as z from 'zod';
import { saveAssessment } from '../src/assessment/admin-operations.ts';
import { createCourse, updateCourse } from '../src/catalog/admin-operations.ts';
import { userPool } from '../src/identity/user-pool.ts';
import { HttpProblem } from '../src/platform/http-problem.ts';
import { hasRole } from '../src/platform/roles.ts';
import { importFrom, readStoredCourse, type StoredCourse } from '../src/media/course-files.ts';
import { readArchive } from './course-archive.ts';
import { OperatorProblem } from './platform/operator-problem.ts';

/** What to import, and in whose name; without an admin it only says what would change. */
interface Import {
  courseId: string;
  /** The folder or the ZIP. */
  from: string;
  /** The email address of the admin who saves it. */
  admin: string | undefined;
  /** Whether learners see it at once. */
  isPublished: boolean;
}

async function adminOf(email: string): Promise<string> {
  const user = await userPool.readUser(email).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'UserNotFoundException') return undefined;
    throw error;
  });
  if (!user || !(await hasRole(user.id, 'admin'))) throw new OperatorProblem(`${email} is no admin.`);
  return user.id;
}

/** Parses what the API would get. Throws an OperatorProblem for what it would refuse. */
function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new OperatorProblem(
    result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
  );
}

/** Runs a save. Throws an OperatorProblem with the sentence for a save that the API would refuse. */
async function saved<Result>(save: () => Promise<Result>): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    const places = (error.errors ?? []).map(({ path, message }) => `${path}: ${message}`);
    throw new OperatorProblem([error.detail ?? 'The course was refused.', ...places].join('\n'));
  }
}

/** Returns the questions with the numbers that the API gave to the lessons of the file, which are in the same order. */
function renumbered(
  bank: readonly BankQuestion[],
  read: ReadCourse,
  modules: CourseText['modules'],
): BankQuestion[] {
  const given = new Map(
    (read.outline?.modules ?? []).flatMap(({ module_number, lessons }, at) =>
      lessons.map(({ lesson_number }, position) => [
        `${module_number}-${lesson_number}`,
        {
          module_number: modules[at]?.module_number,
          lesson_number: modules[at]?.lessons[position]?.lesson_number,
        },
      ]),
    ),
  );
  return bank.map((question) => ({
    ...question,
    ...given.get(`${question.module_number}-${question.lesson_number}`),
  })) as BankQuestion[];
}

interface Saving extends Pick<Import, 'courseId' | 'isPublished'> {
  userId: string;
  stored: StoredCourse | undefined;
  read: ReadCourse;
  plan: PlannedImport;
}

/** Saves a planned import as the course's editor and the assessment's editor would. */
async function save({ courseId, isPublished, userId, stored, read, plan }: Saving): Promise<void> {
  const written = { ...plan.text, publish: isPublished };
  const { modules } = await saved(async () =>
    stored
      ? updateCourse(courseId, parsed(CourseEdit, { ...written, version: stored.row.version }), userId)
      : createCourse({ written: parsed(NewCourse, { ...written, id: courseId }), userId }),
  );
  if (!plan.bank || plan.bank.added.length + plan.bank.changed.length === 0) return;
  const { version, is_on, ...row } = { ...defaultRules, version: 0, is_on: true, ...stored?.assessment };
  const rules = AssessmentRules.parse(row);
  const bank = renumbered(plan.bank.bank, read, modules).map((question) => BankQuestion.parse(question));
  const edit = parsed(AssessmentEdit, { version, is_on, rules, bank });
  await saved(() => saveAssessment({ courseId, edit, userId }));
}

/**
 * Prints what importing a course from its files would change and, with an admin, saves it. Throws an OperatorProblem for files
 * that cannot be imported.
 */
export async function importCourse({ courseId, from, admin, isPublished }: Import): Promise<void> {
  const stored = await readStoredCourse(courseId);
  const { problems, read, plan, media } = await importFrom(readArchive(from), stored);
  if (!plan)
    throw new OperatorProblem(
      problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'),
    );
  const { title } = stored?.text ?? plan.text;
  console.log(stored ? `Changes of ${title}:` : `The new course ${title}:`);
  console.log(plan.changes.length > 0 ? plan.changes.map((change) => `  ${change}`).join('\n') : '  None.');
  if (admin === undefined) {
    console.log('Nothing was saved. Add --as with the email address of an admin to save it.');
    return;
  }
  const userId = await adminOf(admin);
  await media.store();
  await save({ courseId, isPublished, userId, stored, read, plan });
  console.log(isPublished ? 'Saved and published.' : 'Saved as a draft.');
}
