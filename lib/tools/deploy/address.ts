/**
 * The one address of a stage over its three APIs: a domain with a rule for each suite, or, without a domain, an HTTP API that
 * hands every call on. Neither needs CloudFront, which a new account may not use yet.
 */
import { FRONT_HEADERS } from '../../contract/frame/front.ts';
import { API_NAMES, APIS, type Api } from './apis.ts';
import { apiId, stageId } from './rest-apis.ts';
import { hasFront, type Settings } from './settings.ts';
import { imported } from './stacks.ts';
import { FRONT_TOKEN } from './store.ts';
import { getAtt, inTurn, ref, resource, sub, type Json } from './template.ts';

/** The API that has whatever is not told apart: pages, and what no API knows. */
const REST: Api = 'desk';
const told = (): readonly { readonly api: Api; readonly suite: string }[] =>
  API_NAMES.filter((api) => api !== REST).flatMap((api) => APIS[api].map((suite) => ({ api, suite })));

/** Longest wait of the front: a second more than the APIs' own, so that it is they who answer. */
const FRONT_MS = 30_000;

/** What the front does with the calls of a path: hands them on as they are, and says whose they are. */
const handOn = (stage: string, api: Api, path: string): Json => ({
  'x-amazon-apigateway-any-method': {
    ...(path.includes('{proxy+}')
      ? { parameters: [{ name: 'proxy+', in: 'path', required: true, schema: { type: 'string' } }] }
      : {}),
    responses: { default: { description: '' } },
    'x-amazon-apigateway-integration': {
      type: 'http_proxy',
      httpMethod: 'ANY',
      connectionType: 'INTERNET',
      payloadFormatVersion: '1.0',
      timeoutInMillis: FRONT_MS,
      uri: sub(
        `https://\${${apiId(api)}}.execute-api.\${AWS::Region}.\${AWS::URLSuffix}/${stage}${path.replace('{proxy+}', '{proxy}')}`,
      ),
      requestParameters: {
        [`overwrite:header.${FRONT_HEADERS.token}`]: imported(stage, FRONT_TOKEN),
        [`overwrite:header.${FRONT_HEADERS.client}`]: '$context.identity.sourceIp',
        [`overwrite:header.${FRONT_HEADERS.host}`]: '$context.domainName',
      },
    },
  },
});

/** The paths of the front: two of each suite that is not of the desk, and all others. */
export const frontPaths = (): readonly (readonly [path: string, api: Api])[] => [
  ['/', REST],
  ['/{proxy+}', REST],
  ...told().flatMap(({ api, suite }): [string, Api][] => [
    [`/v1/${suite}`, api],
    [`/v1/${suite}/{proxy+}`, api],
  ]),
];

const front = (stage: string): Readonly<Record<string, Json>> => ({
  Front: resource('ApiGatewayV2::Api', {
    Body: {
      openapi: '3.0.1',
      info: { title: `udaya-${stage}`, version: '1' },
      paths: Object.fromEntries(frontPaths().map(([path, api]) => [path, handOn(stage, api, path)])),
    },
  }),
  FrontStage: resource('ApiGatewayV2::Stage', { ApiId: ref('Front'), StageName: '$default', AutoDeploy: true }),
});

/** Priorities of rules, with room between them for a second version of the app. */
const FIRST_RULE = 1000;
const RULE_STEP = 10;

/** A domain that leads to the front. */
const domainOfFront = (name: string, certificate: string): Readonly<Record<string, Json>> => ({
  FrontDomain: resource('ApiGatewayV2::DomainName', {
    DomainName: name,
    DomainNameConfigurations: [{ CertificateArn: certificate, EndpointType: 'REGIONAL', SecurityPolicy: 'TLS_1_2' }],
  }),
  DomainMapping: resource('ApiGatewayV2::ApiMapping', {
    DomainName: ref('FrontDomain'),
    ApiId: ref('Front'),
    Stage: ref('FrontStage'),
  }),
});

/** A domain with a rule for each suite. */
const domainWithRules = (name: string, certificate: string): Readonly<Record<string, Json>> => {
  const rule = (at: number, api: Api, suite?: string): Json =>
    resource('ApiGatewayV2::RoutingRule', {
      DomainNameArn: getAtt('Domain', 'DomainNameArn'),
      Priority: FIRST_RULE + at * RULE_STEP,
      Conditions: suite === undefined ? [] : [{ MatchBasePaths: { AnyOf: [`v1/${suite}`] } }],
      Actions: [{ InvokeApi: { ApiId: ref(apiId(api)), Stage: ref(stageId(api)), StripBasePath: false } }],
    });
  const suites = told();
  return {
    Domain: resource('ApiGateway::DomainName', {
      DomainName: name,
      RegionalCertificateArn: certificate,
      EndpointConfiguration: { Types: ['REGIONAL'] },
      SecurityPolicy: 'TLS_1_2',
      RoutingMode: 'ROUTING_RULE_ONLY',
    }),
    ...inTurn({
      ...Object.fromEntries(
        suites.map(({ api, suite }, at) => [
          `Rule${suite.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
          rule(at, api, suite),
        ]),
      ),
      RuleRest: rule(suites.length, REST),
    }),
  };
};

/** The resources of the address. */
export const address = (stage: string, settings: Settings): Readonly<Record<string, Json>> => {
  const { domain, certificate } = settings;
  if (domain === undefined || certificate === undefined) return front(stage);
  return hasFront(settings)
    ? { ...front(stage), ...domainOfFront(domain, certificate) }
    : domainWithRules(domain, certificate);
};

/** Where callers reach the stage: a text for `Fn::Sub`. */
export const urlOf = ({ domain, url }: Settings): string =>
  url ?? (domain === undefined ? 'https://${Front}.execute-api.${AWS::Region}.${AWS::URLSuffix}' : `https://${domain}`);

/** Where callers reach the stage; with a domain also what its name in DNS must lead to. */
export const addressOutputs = (settings: Settings): Readonly<Record<string, Json>> =>
  settings.domain === undefined
    ? { Url: { Value: sub(urlOf({ ...settings, url: undefined })) } }
    : {
        Url: { Value: `https://${settings.domain}` },
        DomainTarget: { Value: getAtt(hasFront(settings) ? 'FrontDomain' : 'Domain', 'RegionalDomainName') },
      };
