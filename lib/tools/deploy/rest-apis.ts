/** The REST APIs, each with its paths, its deployment and its stage. */
import { capital } from '../../words/fill.ts';
import { createHash } from 'node:crypto';
import { ACCESS_FORMAT } from '../../accounts/metering/access-line.ts';
import type { Api } from './apis.ts';
import { awsBody, logicalId } from './aws-body.ts';
import type { BuiltRoute } from './build.ts';
import { hasFront, type Settings } from './settings.ts';
import { getAtt, ref, resource, sub, type Json } from './template.ts';

/** Name of an API in CloudWatch and in the console. */
export const apiName = (stage: string, api: Api): string => `udaya-${stage}-${api}`;
/** Logical ids of an API and of its stage. */
export const apiId = (api: Api): string => `${capital(api)}Api`;
export const stageId = (api: Api): string => `${capital(api)}Stage`;

/** The API Gateway body of some functions, with CloudFormation's names. */
const cloudBody = (
  functions: readonly BuiltRoute[],
  { url, domain }: Settings,
  lambdaOf: (endpoint: string) => string,
): Json =>
  awsBody(functions, {
    base: url ?? (domain === undefined ? undefined : `https://${domain}`),
    role: getAtt('GatewayRole', 'Arn'),
    lambdaUri: (name) =>
      sub(
        `arn:\${AWS::Partition}:apigateway:\${AWS::Region}:lambda:path/2015-03-31/functions/\${${logicalId(lambdaOf(name))}.Arn}/invocations`,
      ),
  });

/** An API for its functions. `lambdaOf`: the Lambda of an endpoint. */
export const restApi = (
  api: Api,
  stage: string,
  settings: Settings,
  functions: readonly BuiltRoute[],
  lambdaOf: (endpoint: string) => string,
): Readonly<Record<string, Json>> => {
  const { rate, burst } = settings;
  const body = cloudBody(functions, settings, lambdaOf);
  // A deployment is taken again only under a new logical id.
  const deployment = `${capital(api)}Deployment${createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 12)}`;
  return {
    [apiId(api)]: resource('ApiGateway::RestApi', {
      Name: apiName(stage, api),
      EndpointConfiguration: { Types: ['REGIONAL'] },
      // Then the domain is the only way in; the front needs the address of the API.
      ...(hasFront(settings) ? {} : { DisableExecuteApiEndpoint: true }),
      Body: body,
    }),
    [deployment]: resource('ApiGateway::Deployment', { RestApiId: ref(apiId(api)) }),
    [stageId(api)]: resource('ApiGateway::Stage', {
      RestApiId: ref(apiId(api)),
      DeploymentId: ref(deployment),
      StageName: stage,
      TracingEnabled: false,
      AccessLogSetting: { DestinationArn: getAtt('AccessLogGroup', 'Arn'), Format: ACCESS_FORMAT },
      // Metrics of the whole API are always there; per method they would be some two thousand custom metrics.
      MethodSettings: [
        {
          ResourcePath: '/*',
          HttpMethod: '*',
          ThrottlingRateLimit: rate,
          ThrottlingBurstLimit: burst,
          MetricsEnabled: false,
          LoggingLevel: 'OFF',
          DataTraceEnabled: false,
        },
      ],
    }),
  };
};
