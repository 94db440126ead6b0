/** The words of DynamoDB's expressions, one by one. */

/** An expression that DynamoDB refuses, or that is not known here. */
export class ExpressionFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ExpressionFault';
  }
}

const TOKEN = /\s*(<>|<=|>=|[=<>()+,-]|[#:]?[A-Za-z_]\w*)/y;
const NAME = /^(#\w+|[A-Za-z_]\w*)$/;
const WORDS: ReadonlySet<string> = new Set(['AND', 'OR', 'NOT', 'IN', 'SET', 'ADD', 'REMOVE', 'DELETE']);

/** Reads the tokens of an expression one by one. */
export class Reader {
  readonly #text: string;
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    const tokens: string[] = [];
    TOKEN.lastIndex = 0;
    for (let end = 0, rest = text.trimEnd(); end < rest.length; end = TOKEN.lastIndex) {
      const [, token] = TOKEN.exec(rest) ?? [];
      if (token === undefined) throw new ExpressionFault(`${rest.slice(end)} is not understood in: ${text}`);
      tokens.push(token);
    }
    this.#tokens = tokens;
  }
  peek(ahead = 0): string {
    return this.#tokens[this.#at + ahead] ?? '';
  }
  next(): string {
    return this.#tokens[this.#at++] ?? '';
  }
  accept(wanted: string): boolean {
    const found = this.peek() === wanted;
    if (found) this.#at++;
    return found;
  }
  expect(wanted: string): void {
    if (!this.accept(wanted)) throw this.fault(`${wanted} is missing`);
  }
  name(): string {
    const token = this.next();
    if (!NAME.test(token) || WORDS.has(token)) throw this.fault(`${token || 'nothing'} is no attribute`);
    return token;
  }
  fault(what: string): ExpressionFault {
    return new ExpressionFault(`${what} in: ${this.#text}`);
  }
  end(): void {
    if (this.peek() !== '') throw this.fault(`${this.peek()} is not understood`);
  }
}
