/**
 * The web application firewall of a stage: an option, because it has a price of its own. It needs a domain: behind the front it
 * would see one address, the front's, for all callers.
 */
import { API_NAMES } from './apis.ts';
import { apiId, stageId } from './rest-apis.ts';
import { getAtt, resource, sub, type Json } from './template.ts';

/** Requests of one address in five minutes: four times what the largest published plan allows in the time. */
const PER_ADDRESS = 12_000;

const visible = (name: string): Json => ({
  SampledRequestsEnabled: false,
  CloudWatchMetricsEnabled: true,
  MetricName: name,
});

/** One of AWS's own rule groups; `counted` rules of it are counted and never refuse. */
const managed = (name: string, priority: number, counted: readonly string[] = []): Json => ({
  Name: name,
  Priority: priority,
  OverrideAction: { None: {} },
  VisibilityConfig: visible(name),
  Statement: {
    ManagedRuleGroupStatement: {
      VendorName: 'AWS',
      Name: name,
      RuleActionOverrides: counted.map((rule) => ({ Name: rule, ActionToUse: { Count: {} } })),
    },
  },
});

/** The firewall and its place before each API. Sampled requests are off: they would show bodies and keys. */
export const firewall = (stage: string): Readonly<Record<string, Json>> => ({
  Firewall: resource('WAFv2::WebACL', {
    Name: `udaya-${stage}`,
    Scope: 'REGIONAL',
    DefaultAction: { Allow: {} },
    VisibilityConfig: visible(`udaya-${stage}`),
    Rules: [
      {
        Name: 'per-address',
        Priority: 0,
        Action: { Block: {} },
        VisibilityConfig: visible('per-address'),
        Statement: { RateBasedStatement: { Limit: PER_ADDRESS, AggregateKeyType: 'IP' } },
      },
      managed('AWSManagedRulesAmazonIpReputationList', 1),
      managed('AWSManagedRulesKnownBadInputsRuleSet', 2),
      // A batch has up to 1 MB, far above the 8 KB that this rule takes for an attack.
      managed('AWSManagedRulesCommonRuleSet', 3, ['SizeRestrictions_BODY']),
    ],
  }),
  ...Object.fromEntries(
    API_NAMES.map((api) => [
      `${stageId(api)}Firewall`,
      resource('WAFv2::WebACLAssociation', {
        ResourceArn: sub(
          `arn:\${AWS::Partition}:apigateway:\${AWS::Region}::/restapis/\${${apiId(api)}}/stages/\${${stageId(api)}}`,
        ),
        WebACLArn: getAtt('Firewall', 'Arn'),
      }),
    ]),
  ),
});
