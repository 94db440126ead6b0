// A plugin of the framework: makes the stacks of a stage of the one template that it compiled (see stacks.ts), and uploads the
// templates of nested stacks beside the artifacts.
'use strict';
const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { PutObjectCommand, S3Client } = require('@aws-sdk/client-s3');

/** The whole template and those of the nested stacks, in the framework's folder. */
const WHOLE = 'whole.json';

module.exports = class Stacks {
  constructor(serverless, options) {
    this.serverless = serverless;
    this.options = options;
    this.nested = [];
    this.hooks = {
      'after:aws:package:finalize:mergeCustomProviderResources': () => this.split(),
      'after:aws:deploy:deploy:uploadArtifacts': () => this.upload(),
    };
  }

  async split() {
    const { service, serviceDir } = this.serverless;
    const { provider } = service;
    const stage = this.options.stage ?? 'dev';
    const [{ planOf }, { NESTED, split }, { settingsOf }] = await Promise.all([
      import('./resources.ts'),
      import('./stacks.ts'),
      import('./settings.ts'),
    ]);
    const settings = settingsOf(this.options);
    const folder = join(serviceDir, '.serverless');
    mkdirSync(folder, { recursive: true });
    const whole = provider.compiledCloudFormationTemplate;
    const keyOf = (name) => `${service.package.artifactDirectoryName}/${name}.json`;
    const urlOf = (name) => ({
      'Fn::Sub': `https://\${ServerlessDeploymentBucket}.s3.\${AWS::Region}.\${AWS::URLSuffix}/${keyOf(name)}`,
    });
    const part = settings.part ?? 'app';
    const stacks = split(whole, planOf(stage, settings, part), urlOf);
    const head = { AWSTemplateFormatVersion: whole.AWSTemplateFormatVersion };
    const own = { ...head, ...stacks[part], Description: `Udaya: ${part} of the stage ${stage}` };
    writeFileSync(join(folder, WHOLE), JSON.stringify(whole));
    provider.compiledCloudFormationTemplate = own;
    if (part !== 'app') return;
    this.nested = NESTED.map((name) => ({ key: keyOf(name), body: JSON.stringify({ ...head, ...stacks[name] }) }));
    for (const [at, name] of NESTED.entries()) writeFileSync(join(folder, `${name}.json`), this.nested[at].body);
  }

  async upload() {
    const provider = this.serverless.getProvider('aws');
    const Bucket = await provider.getServerlessDeploymentBucketName();
    const s3 = new S3Client(await provider.getAwsSdkV3Config());
    for (const { key: Key, body: Body } of this.nested)
      await s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'application/json' }));
  }
};
