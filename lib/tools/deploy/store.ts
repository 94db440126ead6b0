/** What outlives every version of a stage: the table, the bucket, the keys of what is sealed, and the logs. */
import { LOG_DAYS } from './log-days.ts';
import { REMOVED_AFTER } from '../../adapters/storage/folders.ts';
import { TABLE_DEFINITION, TTL_ATTRIBUTE } from '../../adapters/storage/definition.ts';
import { BUCKET, DATA_KEY, MASTER_KEY, TABLE } from './permissions.ts';
import { GATEWAY, trust } from './roles.ts';
import { hasFront, type Settings } from './settings.ts';
import { exported, imported } from './stacks.ts';
import { getAtt, kept, ref, resource, sub, type Json } from './template.ts';

/** The one table, kept when the stack is deleted, and not to be deleted by hand before its protection is taken off. */
const table: Json = kept('DynamoDB::Table', {
  ...TABLE_DEFINITION,
  DeletionProtectionEnabled: true,
  TimeToLiveSpecification: { AttributeName: TTL_ATTRIBUTE, Enabled: true },
  PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
  SSESpecification: { SSEEnabled: true },
});

/** Removes what lies in a folder so many days after it was stored. */
const expiry = (Id: string, folder: string, ExpirationInDays: number): Json => ({
  Id,
  Status: 'Enabled',
  Prefix: `${folder}/`,
  ExpirationInDays,
});

/** The one bucket: private, encrypted, kept when the stack is deleted. */
const bucket: Json = kept('S3::Bucket', {
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
    Rules: REMOVED_AFTER.map(([rule, folder, days]) => expiry(rule, folder, days)),
  },
  // Logos are put to presigned addresses by our own page, whatever its address is; without a signature nothing is taken.
  CorsConfiguration: {
    CorsRules: [{ AllowedMethods: ['PUT'], AllowedOrigins: ['*'], AllowedHeaders: ['content-type'], MaxAge: 600 }],
  },
  OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
});

/** Refuses whoever comes without TLS, whatever else they may. */
const bucketPolicy: Json = resource('S3::BucketPolicy', {
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
});

/** The key of texts that are encrypted inside items (`lib/adapters/storage/cipher.ts`): made once, and kept as long as the table. */
const dataKey: Json = kept('SecretsManager::Secret', {
  Description: 'Key of texts that are encrypted in the table',
  GenerateSecretString: { PasswordLength: 64, ExcludePunctuation: true },
});

/**
 * The master key of the keys of accounts (`lib/adapters/storage/kms-vault.ts`). It never leaves KMS, which renews its material
 * every year and opens what older material sealed. Who may use it is said by the roles of the account; without it no saved birth
 * opens, so it outlives the stack.
 */
const masterKey: Json = kept('KMS::Key', {
  Description: 'Wraps the keys that saved births are encrypted with',
  EnableKeyRotation: true,
  PendingWindowInDays: 30,
  KeyPolicy: {
    Version: '2012-10-17',
    Statement: [
      {
        Effect: 'Allow',
        Principal: { AWS: sub('arn:${AWS::Partition}:iam::${AWS::AccountId}:root') },
        Action: 'kms:*',
        Resource: '*',
      },
    ],
  },
});

const logGroup = (name: string): Json => resource('Logs::LogGroup', { LogGroupName: name, RetentionInDays: LOG_DAYS });

/** API Gateway writes logs with one role for the whole account and region, which outlives the stack. */
const GATEWAY_LOG_ROLE = 'GatewayLogRole';
const gatewayLogRole: Json = kept('IAM::Role', {
  AssumeRolePolicyDocument: trust(GATEWAY),
  ManagedPolicyArns: [sub('arn:${AWS::Partition}:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs')],
});

/** What stands for the table where another one was restored: exports that are in use cannot change. */
export const restoredTable = (name: string): Readonly<Record<string, Json>> => ({
  [TABLE]: sub(name),
  [`${TABLE}.Arn`]: sub(`arn:\${AWS::Partition}:dynamodb:\${AWS::Region}:\${AWS::AccountId}:table/${name}`),
});

/** Who may tell a REST API whose address it is that calls: the stack's own id, which no one outside the account sees. */
export const FRONT_TOKEN = 'FrontToken';
const frontToken: Json = { 'Fn::Select': [2, { 'Fn::Split': ['/', ref('AWS::StackId')] }] };

/** The token in the environment of what reads it; nothing where callers come straight. */
export const frontOfStage = (stage: string, settings: Settings): Json =>
  hasFront(settings) ? { UDAYA_FRONT: imported(stage, FRONT_TOKEN) } : {};

/** The resources of the store. */
export const storeResources = (stage: string): Readonly<Record<string, Json>> => ({
  [TABLE]: table,
  [DATA_KEY]: dataKey,
  [MASTER_KEY]: masterKey,
  [BUCKET]: bucket,
  BucketPolicy: bucketPolicy,
  LogGroup: logGroup(`/udaya/${stage}`),
  AccessLogGroup: logGroup(`/udaya/${stage}/access`),
  // One for the account and region; a stack that is deleted must not take it from others.
  GatewayAccount: kept('ApiGateway::Account', { CloudWatchRoleArn: getAtt(GATEWAY_LOG_ROLE, 'Arn') }),
  [GATEWAY_LOG_ROLE]: gatewayLogRole,
});

/** What an operator is told of it, and what the other stacks need. */
export const storeOutputs = (stage: string): Readonly<Record<string, Json>> => ({
  TableName: { Value: ref(TABLE) },
  BucketName: { Value: ref(BUCKET) },
  [FRONT_TOKEN]: exported(stage, FRONT_TOKEN, frontToken),
});
export const STORE_EXPORTS = [
  TABLE,
  `${TABLE}.Arn`,
  BUCKET,
  `${BUCKET}.Arn`,
  DATA_KEY,
  `${MASTER_KEY}.Arn`,
  'LogGroup',
  'LogGroup.Arn',
  'AccessLogGroup',
  'AccessLogGroup.Arn',
];
