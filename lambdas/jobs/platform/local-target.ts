import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { OperatorProblem } from './operator-problem.ts';
import type { Target } from './target.ts';

/** The variables that choose the account or the endpoint of the AWS SDK. Others, such as the region, choose neither. */
const choosesAws =
  /^AWS_(PROFILE|ACCESS_KEY_ID|SECRET_ACCESS_KEY|SESSION_TOKEN|ROLE_ARN|WEB_IDENTITY_TOKEN_FILE|ENDPOINT_URL\w*)$/;

/** The repository's root folder. */
export const repository = path.resolve(import.meta.dirname, '../../..');

/** Returns the path of the local platform's data folder. */
export const dataDirOf = ({ DATA_DIR }: NodeJS.ProcessEnv): string =>
  path.resolve(repository, DATA_DIR || '.data');

/** Returns the data folder, for commands that need no running platform. */
export function dataFolder(environment: NodeJS.ProcessEnv): Target {
  const dataDir = dataDirOf(environment);
  return {
    name: `the local platform in ${dataDir}`,
    endpoints: [],
    variables: {},
    stateFolder: dataDir,
    stack: undefined,
    secretArn: () => undefined,
  };
}

/**
 * Returns the local platform of the data folder, from its `stack.env`. Throws an OperatorProblem if the platform has not
 * been started, or if the environment names another table, account or endpoint.
 */
export function localTarget(environment: NodeJS.ProcessEnv): Target {
  const folder = dataFolder(environment);
  const { name, stateFolder: dataDir } = folder;
  const file = path.join(dataDir, 'stack.env');
  if (!existsSync(file)) {
    throw new OperatorProblem(
      `There is no local platform in ${dataDir}: start it with \`npm start\`, or name a deployed stack with \`--stack NAME\`.`,
    );
  }
  const variables = parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
  const isDifferent = (variable: string): boolean =>
    Boolean(environment[variable]) && environment[variable] !== variables[variable];
  const chosen = Object.keys(environment).filter((variable) => choosesAws.test(variable));
  const named = Object.keys(variables).filter((variable) => !variable.startsWith('AWS_'));
  const other = [...chosen, ...named].find(isDifferent);
  if (other) {
    throw new OperatorProblem(
      `The variable ${other} does not belong to ${name}: unset it, or name a deployed stack with \`--stack NAME\`.`,
    );
  }
  return { ...folder, variables };
}
