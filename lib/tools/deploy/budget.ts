/** What AWS may cost in a month: letters on the way there. A budget stops nothing, and counts the whole account. */
import type { Settings } from './settings.ts';
import { resource, type Json } from './template.ts';

/** Percent of the budget at which a letter goes out. */
const TOLD_AT = [50, 80, 100] as const;

/** The budget of an operator who set one. */
export const budget = (
  stage: string,
  { budget: dollars, alarms }: Pick<Settings, 'budget' | 'alarms'>,
): Readonly<Record<string, Json>> => {
  if (dollars === undefined || alarms === undefined) return {};
  return {
    Budget: resource('Budgets::Budget', {
      Budget: {
        BudgetName: `udaya-${stage}`,
        BudgetType: 'COST',
        TimeUnit: 'MONTHLY',
        BudgetLimit: { Amount: dollars, Unit: 'USD' },
      },
      NotificationsWithSubscribers: TOLD_AT.map((percent) => ({
        Notification: {
          NotificationType: 'ACTUAL',
          ComparisonOperator: 'GREATER_THAN',
          Threshold: percent,
          ThresholdType: 'PERCENTAGE',
        },
        Subscribers: [{ SubscriptionType: 'EMAIL', Address: alarms }],
      })),
    }),
  };
};
