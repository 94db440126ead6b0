import { writeFileSync } from 'node:fs';
import { format } from 'oxfmt';

/** Writes a source file that a program makes, laid out as all others are. Throws where the text is no TypeScript. */
export const writeSource = async (file: string, text: string): Promise<void> => {
  const { code, errors } = await format(file, text, { singleQuote: true, printWidth: 120 });
  const [fault] = errors;
  if (fault) throw new Error(`${file}: ${fault.message}`);
  writeFileSync(file, code);
};
