import { json } from 'node:stream/consumers';
import type { RunnableLab } from '@redwhiteandcode/contract/course/lab-fingerprint.ts';
import { labFaults } from './run-lab.ts';

// The child process of `check.ts`: it reads labs as JSON from its input, and prints the faults of each.
const labs = (await json(process.stdin)) as RunnableLab[];
process.stdout.write(JSON.stringify(labs.map(labFaults)));
