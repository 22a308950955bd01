/** A value of a template. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** A resource of a template. */
export interface Resource {
  Type: string;
  Properties?: { [name: string]: Json };
  DependsOn?: string | string[];
}

/** A CloudFormation template. */
export interface Template {
  Resources: Record<string, Resource>;
  Outputs?: Record<string, Json>;
}

/** A difference between the deployed template and the synthesized one. */
export interface TemplateException {
  /** A type of resources, or `Output <name>`. */
  subject: string;
  /** What happens to them, after the subject in a sentence. */
  effect: string;
  /** Why MiniStack needs it. */
  reason: string;
  /** Which resources of the type. @default all */
  applies?: (properties: NonNullable<Resource['Properties']>) => boolean;
  /** Returns the changed properties. Without it, the resource or output is removed. */
  change?: (properties: NonNullable<Resource['Properties']>) => NonNullable<Resource['Properties']>;
}

function apply(resource: Resource, { change }: TemplateException): Resource | undefined {
  return change && { ...resource, Properties: change(resource.Properties ?? {}) };
}

/** Removes the dependencies on resources that are gone. */
function withoutDependencies(resource: Resource, gone: ReadonlySet<string>): Resource {
  const { DependsOn, ...rest } = resource;
  const left = [DependsOn ?? []].flat().filter((id) => !gone.has(id));
  return left.length > 0 ? { ...rest, DependsOn: left } : rest;
}

/** Adds a resource that is created last, and fails: it waits a second for a signal that nobody sends. */
export function withFailure({ Resources, ...rest }: Template): Template {
  const failure: Record<string, Resource> = {
    FailureHandle: { Type: 'AWS::CloudFormation::WaitConditionHandle' },
    Failure: {
      Type: 'AWS::CloudFormation::WaitCondition',
      Properties: { Handle: { Ref: 'FailureHandle' }, Timeout: '1' },
      DependsOn: Object.keys(Resources),
    },
  };
  return { ...rest, Resources: { ...Resources, ...failure } };
}

/**
 * Applies exceptions to a template. Returns the template to deploy and how many resources or outputs each exception
 * concerned. Throws if a removed resource is still referenced.
 */
export function adaptTemplate(
  template: Template,
  exceptions: readonly TemplateException[],
): { template: Template; counts: Map<TemplateException, number> } {
  const counts = new Map(exceptions.map((exception) => [exception, 0]));
  const gone = new Set<string>();
  const outputs = { ...template.Outputs };
  const resources = { ...template.Resources };
  for (const exception of exceptions) {
    const output = /^Output (\w+)$/.exec(exception.subject)?.[1];
    const concerned = output
      ? [output].filter((name) => name in outputs)
      : Object.keys(resources).filter((id) => {
          const { Type, Properties = {} } = resources[id] as Resource;
          return Type === exception.subject && (exception.applies?.(Properties) ?? true);
        });
    counts.set(exception, concerned.length);
    for (const id of concerned) {
      const changed = output ? undefined : apply(resources[id] as Resource, exception);
      if (changed) resources[id] = changed;
      else if (output) delete outputs[id];
      else {
        delete resources[id];
        gone.add(id);
      }
    }
  }
  const kept = Object.entries(resources).map(([id, resource]) => [id, withoutDependencies(resource, gone)]);
  const adapted: Template = { ...template, Resources: Object.fromEntries(kept), Outputs: outputs };
  const text = JSON.stringify(adapted);
  const referenced = [...gone].filter((id) => text.includes(`"${id}"`) || text.includes(`\${${id}`));
  if (referenced.length > 0)
    throw new Error(`Removed resources are still referenced: ${referenced.join(', ')}`);
  return { template: adapted, counts };
}
