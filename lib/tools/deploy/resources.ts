/** The CloudFormation resources around the functions: API, roles, logs, table, settlement, alarms. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCESS_FORMAT } from '../../accounts/metering/access-line.ts';
import { POOL, USAGE_PLAN_NAMES, USAGE_PLANS, type UsagePlanName } from '../../accounts/metering/usage-plans.ts';
import { folderOf, KEPT_DAYS, ORDERS, UPLOADS } from '../../adapters/storage/folders.ts';
import { poolKeyValue } from '../../adapters/storage/gateway-keys.ts';
import { TABLE_DEFINITION, TTL_ATTRIBUTE } from '../../adapters/storage/definition.ts';
import { alarms } from './alarms.ts';
import { apiResourceCount, awsBody, logicalId } from './aws-body.ts';
import type { BuiltFunction, BuiltRoute } from './build.ts';
import { currentBuild, MANIFEST } from './builds.ts';
import { firewall } from './firewall.ts';
import { dashboard, dashboardUrl } from './dashboard.ts';
import { BUCKET, DATA_KEY, TABLE } from './permissions.ts';
import { roles } from './roles.ts';
import type { Settings } from './settings.ts';
import { getAtt, ref, sub, type Json } from './template.ts';

const LOG_DAYS = 30;
/** How often settlement runs; see `lib/accounts/jobs`. */
const SWEEP_RATE = 'rate(5 minutes)';

const ERASE_RATE = 'rate(1 hour)';

/** How often the keys of customers are taken one step on; see `lib/accounts/jobs/gateway-keys.ts`. */
const SHIELD_RATE = 'rate(5 minutes)';

/** The one table, kept when the stack is deleted, and not to be deleted by hand before its protection is taken off. */
const table: Json = {
  Type: 'AWS::DynamoDB::Table',
  DeletionPolicy: 'Retain',
  UpdateReplacePolicy: 'Retain',
  Properties: {
    ...TABLE_DEFINITION,
    DeletionProtectionEnabled: true,
    TimeToLiveSpecification: { AttributeName: TTL_ATTRIBUTE, Enabled: true },
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    SSESpecification: { SSEEnabled: true },
  },
};

/** Removes what lies in a folder so many days after it was stored. */
const expiry = (Id: string, folder: string, ExpirationInDays: number): Json => ({
  Id,
  Status: 'Enabled',
  Prefix: `${folder}/`,
  ExpirationInDays,
});

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
    LifecycleConfiguration: {
      Rules: [
        ...KEPT_DAYS.map((days) => expiry(`reports-${days}d`, folderOf(days), days + 1)),
        // What is read within the hour, and removed by who reads it: here for what was left behind.
        expiry('orders', ORDERS, 2),
        expiry('uploads', UPLOADS, 1),
      ],
    },
    // Logos are put to presigned addresses by our own page, whatever its address is; without a signature nothing is taken.
    CorsConfiguration: {
      CorsRules: [{ AllowedMethods: ['PUT'], AllowedOrigins: ['*'], AllowedHeaders: ['content-type'], MaxAge: 600 }],
    },
    OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
  },
};

/** Refuses whoever comes without TLS, whatever else they may. */
const bucketPolicy: Json = {
  Type: 'AWS::S3::BucketPolicy',
  Properties: {
    Bucket: ref(BUCKET),
    PolicyDocument: {
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Deny',
          Principal: '*',
          Action: 's3:*',
          Resource: [getAtt(BUCKET, 'Arn'), sub(`\${${BUCKET}.Arn}/*`)],
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        },
      ],
    },
  },
};

/** The key of texts that are encrypted inside items (`lib/adapters/storage/cipher.ts`): made once, and kept as long as the table. */
const dataKey: Json = {
  Type: 'AWS::SecretsManager::Secret',
  DeletionPolicy: 'Retain',
  UpdateReplacePolicy: 'Retain',
  Properties: {
    Description: 'Key of texts that are encrypted in the table',
    GenerateSecretString: { PasswordLength: 64, ExcludePunctuation: true },
  },
};

/** Whether any function keeps objects: without one there is no bucket. */
export const usesObjects = (functions: readonly BuiltFunction[]): boolean =>
  functions.some(({ needs }) => needs.objects !== undefined);

const logGroup = (name: string): Json => ({
  Type: 'AWS::Logs::LogGroup',
  Properties: { LogGroupName: name, RetentionInDays: LOG_DAYS },
});

/** A function that EventBridge calls by the clock. */
const scheduled = (name: string, description: string, rate: string, input?: Json): Readonly<Record<string, Json>> => ({
  [`${name}Rule`]: {
    Type: 'AWS::Events::Rule',
    Properties: {
      Description: description,
      ScheduleExpression: rate,
      Targets: [
        {
          Id: name.toLowerCase(),
          Arn: getAtt(`${name}LambdaFunction`, 'Arn'),
          ...(input ? { Input: JSON.stringify(input) } : {}),
        },
      ],
    },
  },
  [`${name}Permission`]: {
    Type: 'AWS::Lambda::Permission',
    Properties: {
      Action: 'lambda:InvokeFunction',
      FunctionName: ref(`${name}LambdaFunction`),
      Principal: 'events.amazonaws.com',
      SourceArn: getAtt(`${name}Rule`, 'Arn'),
    },
  },
});

/** What runs by the clock. */
const schedule: Readonly<Record<string, Json>> = {
  ...scheduled('Sweep', 'Settles which calls were delivered', SWEEP_RATE),
  ...scheduled('Worker', 'Finds reports that were lost', SWEEP_RATE, { kind: 'sweep' }),
  ...scheduled('Erase', 'Erases accounts that were closed 30 days ago', ERASE_RATE),
  ...scheduled('Shield', 'Keeps the keys of customers in the usage plans', SHIELD_RATE),
};

/** What became of e-mails: SES tells the worker, through EventBridge. */
const mailEvents: Readonly<Record<string, Json>> = {
  MailEvents: { Type: 'AWS::SES::ConfigurationSet', Properties: { Name: ref('AWS::StackName') } },
  MailEventDestination: {
    Type: 'AWS::SES::ConfigurationSetEventDestination',
    Properties: {
      ConfigurationSetName: ref('MailEvents'),
      EventDestination: {
        Name: 'worker',
        Enabled: true,
        MatchingEventTypes: ['DELIVERY', 'BOUNCE', 'REJECT'],
        EventBridgeDestination: {
          EventBusArn: sub('arn:${AWS::Partition}:events:${AWS::Region}:${AWS::AccountId}:event-bus/default'),
        },
      },
    },
  },
  MailEventRule: {
    Type: 'AWS::Events::Rule',
    Properties: {
      Description: 'What became of letters with reports',
      EventPattern: {
        source: ['aws.ses'],
        detail: { mail: { tags: { 'ses:configuration-set': [ref('AWS::StackName')] } } },
      },
      Targets: [{ Id: 'worker', Arn: getAtt('WorkerLambdaFunction', 'Arn') }],
    },
  },
  MailEventPermission: {
    Type: 'AWS::Lambda::Permission',
    Properties: {
      Action: 'lambda:InvokeFunction',
      FunctionName: ref('WorkerLambdaFunction'),
      Principal: 'events.amazonaws.com',
      SourceArn: getAtt('MailEventRule', 'Arn'),
    },
  },
};

/** What was built last. */
export const manifest = (): readonly BuiltFunction[] =>
  JSON.parse(readFileSync(join(currentBuild(), MANIFEST), 'utf8'));

/** The API Gateway body of some functions, with CloudFormation's names. */
export const cloudBody = (functions: readonly BuiltRoute[]): Json =>
  awsBody(functions, {
    role: getAtt('GatewayRole', 'Arn'),
    lambdaUri: (name) =>
      sub(
        `arn:\${AWS::Partition}:apigateway:\${AWS::Region}:lambda:path/2015-03-31/functions/\${${logicalId(name)}.Arn}/invocations`,
      ),
  });

/** The API, its deployment and its stage. */
const api = (
  stage: string,
  { rate, burst }: Settings,
  functions: readonly BuiltFunction[],
): Readonly<Record<string, Json>> => {
  const body = cloudBody(functions);
  // A deployment is taken again only under a new logical id.
  const deployment = `Deployment${createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 12)}`;
  return {
    Api: {
      Type: 'AWS::ApiGateway::RestApi',
      Properties: { Name: `udaya-${stage}`, EndpointConfiguration: { Types: ['REGIONAL'] }, Body: body },
    },
    [deployment]: { Type: 'AWS::ApiGateway::Deployment', Properties: { RestApiId: ref('Api') } },
    // One for the account and region; a stack that is deleted must not take it from others.
    GatewayAccount: {
      Type: 'AWS::ApiGateway::Account',
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: { CloudWatchRoleArn: getAtt('GatewayLogRole', 'Arn') },
    },
    Stage: {
      Type: 'AWS::ApiGateway::Stage',
      DependsOn: 'GatewayAccount',
      Properties: {
        RestApiId: ref('Api'),
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
      },
    },
  };
};

/** Logical id of a usage plan: `GrowthUsagePlan`. */
const planId = (name: UsagePlanName): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}UsagePlan`;

/** Names and ids of the usage plans, for the function that puts keys into them. */
export const USAGE_PLAN_IDS: Json = sub(USAGE_PLAN_NAMES.map((name) => `${name}=\${${planId(name)}}`).join(','));

/** The usage plans of the stage, and the one key of those who have none of their own. */
const usagePlans = (stage: string): Readonly<Record<string, Json>> => ({
  ...Object.fromEntries(
    USAGE_PLAN_NAMES.map((name) => {
      const { throttle, dayQuota } = USAGE_PLANS[name];
      const Properties = {
        UsagePlanName: `udaya-${stage}-${name}`,
        ApiStages: [{ ApiId: ref('Api'), Stage: ref('Stage') }],
        ...(throttle === null ? {} : { Throttle: { RateLimit: throttle.rate, BurstLimit: throttle.burst } }),
        ...(dayQuota === null ? {} : { Quota: { Limit: dayQuota, Period: 'DAY' } }),
      };
      return [planId(name), { Type: 'AWS::ApiGateway::UsagePlan', Properties }];
    }),
  ),
  PoolKey: {
    Type: 'AWS::ApiGateway::ApiKey',
    Properties: { Name: `udaya-${stage}-pool`, Value: poolKeyValue(stage), Enabled: true },
  },
  PoolUsagePlanKey: {
    Type: 'AWS::ApiGateway::UsagePlanKey',
    Properties: { KeyId: ref('PoolKey'), KeyType: 'API_KEY', UsagePlanId: ref(planId(POOL)) },
  },
});

/** Everything below `Resources` and `Outputs` that the framework does not make itself. */
export const resources = (stage: string, settings: Settings): Json => {
  const functions = manifest();
  const keepsObjects = usesObjects(functions);
  return {
    Resources: {
      [TABLE]: table,
      [DATA_KEY]: dataKey,
      ...(keepsObjects ? { [BUCKET]: bucket, BucketPolicy: bucketPolicy } : {}),
      LogGroup: logGroup(`/udaya/${stage}`),
      AccessLogGroup: logGroup(`/udaya/${stage}/access`),
      ...roles(stage, functions, {
        mail: settings.mail,
        bedrock: settings.model === 'bedrock' ? settings.model_id : undefined,
      }),
      ...schedule,
      ...api(stage, settings, functions),
      ...usagePlans(stage),
      ...alarms(stage, settings.alarms),
      ...(settings.mail === undefined ? {} : mailEvents),
      ...dashboard(stage),
      ...(settings.waf === 'on' ? firewall(stage) : {}),
    },
    Outputs: {
      Url: { Value: sub(`https://\${Api}.execute-api.\${AWS::Region}.\${AWS::URLSuffix}/${stage}`) },
      TableName: { Value: ref(TABLE) },
      Dashboard: { Value: dashboardUrl },
      ...(keepsObjects ? { BucketName: { Value: ref(BUCKET) } } : {}),
    },
  };
};

/** API Gateway resources of what was built. */
export const builtApiResources = (): number => apiResourceCount(manifest().map(({ path }) => path));
