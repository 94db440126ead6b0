/** The CloudFormation resources around the functions: API, roles, log group, table. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLE_DEFINITION, TTL_ATTRIBUTE } from '../storage/definition.ts';
import { apiResourceCount, awsBody, logicalId, REPEATED_TEXTS } from './aws-body.ts';
import { OUT, type BuiltFunction } from './build.ts';
import { BUCKET, statementsFor, TABLE } from './permissions.ts';

type Json = Readonly<Record<string, unknown>>;

const LOG_DAYS = 30;

const getAtt = (id: string, attribute: string): Json => ({ 'Fn::GetAtt': [id, attribute] });
const sub = (text: string): Json => ({ 'Fn::Sub': text });

const role = (service: string, statements: readonly Json[]): Json => ({
  Type: 'AWS::IAM::Role',
  Properties: {
    AssumeRolePolicyDocument: {
      Version: '2012-10-17',
      Statement: [{ Effect: 'Allow', Principal: { Service: service }, Action: 'sts:AssumeRole' }],
    },
    Policies: [{ PolicyName: 'own', PolicyDocument: { Version: '2012-10-17', Statement: statements } }],
  },
});

const writeLogs: Json = {
  Effect: 'Allow',
  Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
  Resource: getAtt('LogGroup', 'Arn'),
};
/** The roles of all functions, by logical id. */
const rolesOf = (functions: readonly BuiltFunction[]): Json =>
  Object.fromEntries(
    functions.map((one) => [one.role, role('lambda.amazonaws.com', [writeLogs, ...statementsFor(one.needs)])]),
  );

/** The one table, kept when the stack is deleted. */
const table: Json = {
  Type: 'AWS::DynamoDB::Table',
  DeletionPolicy: 'Retain',
  UpdateReplacePolicy: 'Retain',
  Properties: {
    ...TABLE_DEFINITION,
    TimeToLiveSpecification: { AttributeName: TTL_ATTRIBUTE, Enabled: true },
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    SSESpecification: { SSEEnabled: true },
  },
};

/** The one bucket: private, encrypted, kept when the stack is deleted. */
const bucket: Json = {
  Type: 'AWS::S3::Bucket',
  DeletionPolicy: 'Retain',
  UpdateReplacePolicy: 'Retain',
  Properties: {
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
    BucketEncryption: {
      ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
    },
    OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
  },
};

/** Whether any function keeps objects: without one there is no bucket. */
export const usesObjects = (functions: readonly BuiltFunction[]): boolean =>
  functions.some(({ needs }) => needs.objects !== undefined);

/** What was built last. */
export const manifest = (): readonly BuiltFunction[] => JSON.parse(readFileSync(join(OUT, 'manifest.json'), 'utf8'));

/** Everything below `Resources` and `Outputs` that the framework does not make itself. */
export const resources = (stage: string): Json => {
  const functions = manifest();
  const body = awsBody(functions, {
    role: getAtt('GatewayRole', 'Arn'),
    lambdaUri: (name) =>
      sub(
        `arn:\${AWS::Partition}:apigateway:\${AWS::Region}:lambda:path/2015-03-31/functions/\${${logicalId(name)}.Arn}/invocations`,
      ),
    text: (name) => ({ 'Fn::FindInMap': ['Texts', 'api', name] }),
  });
  // CloudFormation creates a new deployment only under a new logical id.
  const deployment = `Deployment${createHash('sha256')
    .update(JSON.stringify([body, REPEATED_TEXTS]))
    .digest('hex')
    .slice(0, 12)}`;
  return {
    Mappings: { Texts: { api: REPEATED_TEXTS } },
    Resources: {
      [TABLE]: table,
      LogGroup: {
        Type: 'AWS::Logs::LogGroup',
        Properties: { LogGroupName: `/udaya/${stage}`, RetentionInDays: LOG_DAYS },
      },
      ...(usesObjects(functions) ? { [BUCKET]: bucket } : {}),
      ...rolesOf(functions),
      // The default role of the framework; every function of ours names its own.
      LambdaRole: role('lambda.amazonaws.com', [writeLogs]),
      AuthorizerRole: role('lambda.amazonaws.com', [writeLogs, ...statementsFor({ table: 'write' })]),
      GatewayRole: role('apigateway.amazonaws.com', [
        {
          Effect: 'Allow',
          Action: 'lambda:InvokeFunction',
          Resource: sub(`arn:\${AWS::Partition}:lambda:\${AWS::Region}:\${AWS::AccountId}:function:udaya-${stage}-*`),
        },
      ]),
      Api: {
        Type: 'AWS::ApiGateway::RestApi',
        Properties: { Name: `udaya-${stage}`, EndpointConfiguration: { Types: ['REGIONAL'] }, Body: body },
      },
      [deployment]: { Type: 'AWS::ApiGateway::Deployment', Properties: { RestApiId: { Ref: 'Api' } } },
      Stage: {
        Type: 'AWS::ApiGateway::Stage',
        Properties: {
          RestApiId: { Ref: 'Api' },
          DeploymentId: { Ref: deployment },
          StageName: stage,
          TracingEnabled: false,
        },
      },
    },
    Outputs: {
      Url: { Value: sub(`https://\${Api}.execute-api.\${AWS::Region}.\${AWS::URLSuffix}/${stage}`) },
      TableName: { Value: { Ref: TABLE } },
      ...(usesObjects(functions) ? { BucketName: { Value: { Ref: BUCKET } } } : {}),
    },
  };
};

/** API Gateway resources of what was built. */
export const builtApiResources = (): number => apiResourceCount(manifest().map(({ path }) => path));
