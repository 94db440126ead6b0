/** Small parts of a CloudFormation template. */
export type Json = Readonly<Record<string, unknown>>;

/** Resources made one after the other, each when the one before it is there: where AWS refuses changes at the same time. */
export const inTurn = (resources: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> => {
  const ids = Object.keys(resources);
  return Object.fromEntries(
    Object.entries(resources).map(([id, one], at) => [id, at === 0 ? one : { ...one, DependsOn: ids[at - 1] }]),
  );
};

/** An attribute of a resource; the resource itself. */
export const getAtt = (id: string, attribute: string): Json => ({ 'Fn::GetAtt': [id, attribute] });
export const ref = (id: string): Json => ({ Ref: id });
/** Text with `${…}` of CloudFormation in it. */
export const sub = (text: string): Json => ({ 'Fn::Sub': text });

/** A resource of AWS; one that stays when its stack is deleted. */
export const resource = (type: string, Properties: Json): Json => ({ Type: `AWS::${type}`, Properties });
export const kept = (type: string, Properties: Json): Json => ({
  ...resource(type, Properties),
  DeletionPolicy: 'Retain',
  UpdateReplacePolicy: 'Retain',
});

/** That a rule of EventBridge may call a function. */
export const calledBy = (rule: string, FunctionName: Json): Json =>
  resource('Lambda::Permission', {
    Action: 'lambda:InvokeFunction',
    FunctionName,
    Principal: 'events.amazonaws.com',
    SourceArn: getAtt(rule, 'Arn'),
  });

/** A right: some actions on some things, where a condition holds. */
export const allow = (Action: string | readonly string[], Resource: unknown, Condition?: Json): Json => ({
  Effect: 'Allow',
  Action,
  Resource,
  ...(Condition && { Condition }),
});
