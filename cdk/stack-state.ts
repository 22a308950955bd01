import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { SynthProblem } from './problem.ts';
import { region } from './settings.ts';

/** A stack as CloudFormation describes it. */
export interface StackState {
  status: string;
  outputs: Readonly<Record<string, string>>;
}

/** Returns what an operator does about an error of AWS; undefined for a fault of the program. */
function adviceFor(error: Error): string | undefined {
  if (error.name === 'CredentialsProviderError')
    return `There are no valid AWS credentials: ${error.message.replace(/\.$/, '')}. Sign in with \`aws sso login\` or \`aws configure\`.`;
  // An exception of CloudFormation, such as a session that expired or a missing permission.
  if ('$fault' in error) return `AWS refused to describe the stack with ${error.name}: ${error.message}`;
  // The error of a host with several addresses has no message.
  if ('code' in error) return `AWS cannot be reached: ${error.message || String(error.code)}`;
  return undefined;
}

/** Reads a stack; returns undefined if there is none. Throws a SynthProblem if AWS cannot be asked. */
export async function readStack(StackName: string): Promise<StackState | undefined> {
  const client = new CloudFormationClient({ region });
  try {
    const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName }));
    if (!stack) return undefined;
    const outputs = (stack.Outputs ?? []).map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]);
    return { status: stack.StackStatus ?? '', outputs: Object.fromEntries(outputs) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (/does not exist/.test(error.message)) return undefined;
    const advice = adviceFor(error);
    throw advice ? new SynthProblem(advice, { cause: error }) : error;
  }
}
