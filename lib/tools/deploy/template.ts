/** Small parts of a CloudFormation template. */
export type Json = Readonly<Record<string, unknown>>;

export const getAtt = (id: string, attribute: string): Json => ({ 'Fn::GetAtt': [id, attribute] });
export const ref = (id: string): Json => ({ Ref: id });
/** Text with `${…}` of CloudFormation in it. */
export const sub = (text: string): Json => ({ 'Fn::Sub': text });
