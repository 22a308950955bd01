import { seedCatalog } from '../../jobs/seed-catalog.ts';
import { seedFaqs } from '../../jobs/seed-faqs.ts';
import { demoAccounts, sampleAccounts, seedAccounts } from './accounts.ts';
import { seedLearning } from './learning.ts';
import { seedSamples } from './samples.ts';

const createdAt = '2025-01-06T14:00:00.000Z';

/** Makes the demo data of the run contract. Every part may run again: what exists stays as it is. */
export async function seedDemoData(): Promise<void> {
  await seedCatalog();
  await seedFaqs();
  const ids = await seedAccounts([...demoAccounts, ...sampleAccounts], createdAt);
  const idOf = (email: string): string => {
    const id = ids.get(email);
    if (!id) throw new Error(`There is no account ${email}`);
    return id;
  };
  await seedLearning(idOf('learner@example.com'));
  await seedSamples(sampleAccounts.map(({ email }) => idOf(email)));
}
