import { seedCatalog } from '../../jobs/seed-catalog.ts';
import { seedFaqs } from '../../jobs/seed-faqs.ts';
import { seedLessonFiles } from '../../jobs/seed-lesson-files.ts';
import { demoAccounts, sampleAccounts, seedAccounts } from './accounts.ts';
import { seedLearning } from './learning.ts';
import { seedApplications } from './applications.ts';
import { seedReport } from './reports.ts';
import { seedCorporateAccounts, seedDemoToolkit, seedSampleToolkits } from './employers.ts';

const createdAt = '2025-01-06T14:00:00.000Z';

/** Creates the demo data. Running it again changes nothing. */
export async function seedDemoData(): Promise<void> {
  await seedLessonFiles();
  await seedCatalog();
  await seedFaqs();
  const ids = await seedAccounts([...demoAccounts, ...sampleAccounts], createdAt);
  const idOf = (email: string): string => {
    const id = ids.get(email);
    if (!id) throw new Error(`There is no account ${email}`);
    return id;
  };
  await seedLearning(idOf('learner@example.com'));
  await seedReport(idOf('learner@example.com'));
  const owners = sampleAccounts.map(({ email }) => idOf(email));
  await seedApplications(owners, idOf('admin@example.com'));
  await seedSampleToolkits(owners);
  await seedCorporateAccounts(idOf('manager@example.com'));
  await seedDemoToolkit(idOf('learner@example.com'));
}
