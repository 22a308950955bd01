import { createApp } from './app.ts';
import { Delivery } from './delivery.ts';
import { SynthProblem } from './problem.ts';
import { synthesize } from './validation.ts';

/** Synthesizes the roles of the delivery workflow: `npx cdk deploy --app "node delivery-app.ts" -c repository=owner/name`. */
function main(): void {
  const app = createApp();
  const repository: unknown = app.node.tryGetContext('repository');
  if (typeof repository !== 'string' || !/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new SynthProblem(
      'The context value repository must be the owner and the name: -c repository=owner/name.',
    );
  }
  new Delivery(app, 'RedWhiteAndCode-delivery', { repository });
  const { violations } = synthesize(app);
  if (violations.length > 0) throw new SynthProblem(JSON.stringify(violations, null, 2));
}

try {
  main();
} catch (error) {
  if (!(error instanceof SynthProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
