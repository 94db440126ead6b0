/** What the functions behind no route are called by: the clock, and SES. */
import { calledBy, getAtt, ref, resource, sub, type Json } from './template.ts';

/** How often settlement runs; see `lib/accounts/jobs`. */
const SWEEP_RATE = 'rate(5 minutes)';

/** How often what is due of plans is done; see `lib/accounts/billing`. */
const BILLING_RATE = 'rate(1 hour)';

const ERASE_RATE = 'rate(1 hour)';

/** How often the keys of customers are taken one step on; see `lib/accounts/jobs/gateway-keys.ts`. */
const SHIELD_RATE = 'rate(5 minutes)';

/** How often what is due of events and messages is done; see `lib/accounts/webhooks`. */
const EVENTS_RATE = 'rate(1 minute)';

/** How often the service asks itself; see `lib/service/status`. */
const PROBE_RATE = 'rate(1 minute)';

/** A function that EventBridge calls by the clock. */
const scheduled = (name: string, description: string, rate: string, input?: Json): Readonly<Record<string, Json>> => ({
  [`${name}Rule`]: resource('Events::Rule', {
    Description: description,
    ScheduleExpression: rate,
    Targets: [
      {
        Id: name.toLowerCase(),
        Arn: getAtt(`${name}LambdaFunction`, 'Arn'),
        ...(input ? { Input: JSON.stringify(input) } : {}),
      },
    ],
  }),
  [`${name}Permission`]: calledBy(`${name}Rule`, ref(`${name}LambdaFunction`)),
});

/** What runs by the clock. */
export const schedule: Readonly<Record<string, Json>> = {
  ...scheduled('Sweep', 'Settles which calls were delivered', SWEEP_RATE),
  ...scheduled('Worker', 'Finds reports that were lost', SWEEP_RATE, { kind: 'sweep' }),
  ...scheduled('Erase', 'Erases accounts that were closed 30 days ago', ERASE_RATE),
  ...scheduled('Billing', 'Does what is due of plans, and compares payments', BILLING_RATE),
  ...scheduled('Events', 'Sends the events that are due', EVENTS_RATE, { kind: 'tick' }),
  ...scheduled('Shield', 'Keeps the keys of customers in the usage plans', SHIELD_RATE),
};

/**
 * The probe. Its rule stands at the edge, which alone knows the address of the stage, and names the function of the app by the name
 * that it always has. `url`: the address, a text or an expression of CloudFormation.
 */
export const probeRule = (stage: string, url: string): Readonly<Record<string, Json>> => ({
  ProbeRule: resource('Events::Rule', {
    Description: 'Asks the service through its public address whether it works',
    ScheduleExpression: PROBE_RATE,
    Targets: [{ Id: 'probe', Arn: probeArn(stage), Input: sub(JSON.stringify({ url })) }],
  }),
  ProbePermission: calledBy('ProbeRule', probeArn(stage)),
});

const probeArn = (stage: string): Json =>
  sub(`arn:\${AWS::Partition}:lambda:\${AWS::Region}:\${AWS::AccountId}:function:udaya-${stage}-probe`);

/** What became of e-mails: SES tells the worker, through EventBridge. */
export const mailEvents: Readonly<Record<string, Json>> = {
  MailEvents: resource('SES::ConfigurationSet', { Name: ref('AWS::StackName') }),
  MailEventDestination: resource('SES::ConfigurationSetEventDestination', {
    ConfigurationSetName: ref('MailEvents'),
    EventDestination: {
      Name: 'worker',
      Enabled: true,
      MatchingEventTypes: ['DELIVERY', 'BOUNCE', 'REJECT'],
      EventBridgeDestination: {
        EventBusArn: sub('arn:${AWS::Partition}:events:${AWS::Region}:${AWS::AccountId}:event-bus/default'),
      },
    },
  }),
  MailEventRule: resource('Events::Rule', {
    Description: 'What became of letters with reports',
    EventPattern: {
      source: ['aws.ses'],
      detail: { mail: { tags: { 'ses:configuration-set': [ref('AWS::StackName')] } } },
    },
    Targets: [{ Id: 'worker', Arn: getAtt('WorkerLambdaFunction', 'Arn') }],
  }),
  MailEventPermission: calledBy('MailEventRule', ref('WorkerLambdaFunction')),
};
