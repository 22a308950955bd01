import { describe, expect, it } from 'vitest';
import { adaptTemplate, type Json, type TemplateException } from './template.ts';

const template = {
  Resources: {
    Log: { Type: 'Group', Properties: { days: 1 } },
    OtherLog: { Type: 'Group', Properties: { days: 90 }, DependsOn: ['Log', 'Role'] },
    Role: { Type: 'Role', DependsOn: ['Log'] },
  },
  Outputs: { Address: { Value: 'here' }, Records: { Value: 'none' } },
};

const ofShortLogs: Pick<TemplateException, 'subject' | 'reason' | 'applies'> = {
  subject: 'Group',
  reason: 'A test.',
  applies: ({ days }) => days === 1,
};

describe('an exception', () => {
  it('without a change removes its resources, and the dependencies on them', () => {
    const removed = { ...ofShortLogs, effect: 'removed' };
    const adapted = adaptTemplate(template, [removed]);
    expect(adapted.template.Resources).toEqual({
      OtherLog: { Type: 'Group', Properties: { days: 90 }, DependsOn: ['Role'] },
      Role: { Type: 'Role' },
    });
    expect(adapted.counts.get(removed)).toBe(1);
  });

  it('with a change changes the properties of its resources only', () => {
    const longer = { ...ofShortLogs, effect: 'kept longer', change: () => ({ days: 2 }) };
    const { Resources } = adaptTemplate(template, [longer]).template;
    expect(Resources).toEqual({ ...template.Resources, Log: { Type: 'Group', Properties: { days: 2 } } });
  });

  it('can remove an output', () => {
    const output = { subject: 'Output Records', effect: 'removed', reason: 'A test.' };
    expect(adaptTemplate(template, [output]).template.Outputs).toEqual({ Address: { Value: 'here' } });
  });

  it('that concerns nothing is counted as such', () => {
    const unknown = { subject: 'Queue', effect: 'removed', reason: 'A test.' };
    const output = { subject: 'Output Nothing', effect: 'removed', reason: 'A test.' };
    const { counts, template: same } = adaptTemplate(template, [unknown, output]);
    expect([counts.get(unknown), counts.get(output)]).toEqual([0, 0]);
    expect(same.Outputs).toEqual(template.Outputs);
  });

  it.each<Json>([{ Ref: 'Log' }, { 'Fn::GetAtt': ['Log', 'Arn'] }, { 'Fn::Sub': 'arn/${Log.Arn}' }])(
    'cannot remove what the rest of the template references with %j',
    (reference) => {
      const Resources = { ...template.Resources, Role: { Type: 'Role', Properties: { log: reference } } };
      const removed = { ...ofShortLogs, effect: 'removed' };
      expect(() => adaptTemplate({ Resources }, [removed])).toThrow('still referenced: Log');
    },
  );
});
