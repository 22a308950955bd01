import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';

/** Notifies the alarms' topic about the account's spending: at 80 percent of the budget, and when a forecast exceeds it. */
export class Budget extends Construct {
  constructor(scope: Construct, id: string, { alarms, dollars }: { alarms: Alarms; dollars: number }) {
    super(scope, id);
    alarms.allow('budgets');
    const subscribers = [{ subscriptionType: 'SNS', address: alarms.topic.topicArn }];
    const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN' },
      subscribers,
    });
    const budget = new CfnBudget(this, 'Month', {
      budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: dollars, unit: 'USD' } },
      notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
    });
    // The budget sends a test message when it is created.
    budget.node.addDependency(alarms.topic);
  }
}
