import module from 'node:module';

// Plain JavaScript, so that an old Node.js can still print the message.
const needed = 24;
const [major = 0] = process.versions.node.split('.').map(Number);

if (major < needed) {
  console.error(
    `Node.js ${needed} or newer is required; this is ${process.versions.node}. Run "npm install" and then "npm start": npm installs the right version.`,
  );
  process.exit(1);
}
// Keeps the compiled code for the next start, which needs about a third less time with it.
module.enableCompileCache(`${import.meta.dirname}/../../.cache/compiled`);
const leave = () => process.exit(0);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, leave);
const { main } = await import('./main.ts');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, leave);
await main(process.argv.slice(2));
