import { parseArgs } from 'node:util';
import { runChecks } from './checks.ts';

/** Checks a running site, local or deployed, as its first visitor: `npm run smoke -- --url https://www.example.com`. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { url: { type: 'string' } } });
  if (!values.url || !URL.canParse(values.url)) throw new Error('Usage: npm run smoke -- --url <address>');
  for await (const { name, saw } of runChecks(new URL(values.url).origin)) {
    console.log(`✓ ${name.padEnd(8)} ${saw}`);
  }
}

await main().catch((error: Error) => {
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
});
