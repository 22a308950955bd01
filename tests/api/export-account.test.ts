import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { downloadArchive } from '../clients/privacy-client.ts';
import { runJob, temporaryFolder } from '../platform/platform.ts';
import { dataDir, enroll, newLearner, origin } from './shared-platform.ts';

it('an operator’s export of an account is the archive that its user downloads, in a private file', async () => {
  const learner = await newLearner();
  await enroll(learner, 'ai-literacy-101');
  const file = path.join(temporaryFolder(), 'account.zip');
  await runJob(dataDir, 'export-account', learner.email, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [exported, downloaded] = [unzipSync(readFileSync(file)), await downloadArchive(origin, learner)].map(
    (files) => {
      const { exported_at: _, ...data } = JSON.parse(new TextDecoder().decode(files['data.json']));
      return { names: Object.keys(files), data };
    },
  );
  expect(exported).toEqual(downloaded);
  expect(exported?.data.profile).toMatchObject([{ email: learner.email }]);
  expect(exported?.data.enrollments).toHaveLength(1);
  await expect(runJob(dataDir, 'export-account', learner.userId ?? '', file)).rejects.toThrow(
    /exists already/,
  );
});
