import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { region } from './settings.ts';

/** A stack as CloudFormation describes it. */
export interface StackState {
  status: string;
  outputs: Readonly<Record<string, string>>;
}

/** Reads a stack; returns undefined if there is none. */
export async function readStack(StackName: string): Promise<StackState | undefined> {
  const client = new CloudFormationClient({ region });
  try {
    const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName }));
    if (!stack) return undefined;
    const outputs = (stack.Outputs ?? []).map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]);
    return { status: stack.StackStatus ?? '', outputs: Object.fromEntries(outputs) };
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return undefined;
    throw error;
  }
}
