/** A field of an answer that holds a name and nothing else, or names: `name`, `sign_name`, `names`. */
export const NAME_MEMBER = /(?:^|_)names?$/;
