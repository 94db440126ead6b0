import { textPerAddress } from '../../../../lib/service/http/per-address.ts';

it('makes a text once for each address, and never gives one the text of another', async () => {
  const made: string[] = [];
  const text = textPerAddress((base) => {
    made.push(base);
    return Promise.resolve(`at ${base}`);
  });
  const asked = ['https://a.example', 'https://a.example', 'https://b.example', 'https://b.example'];
  const answers = [];
  for (const base of asked) answers.push(await text(base));
  expect(answers).toEqual(asked.map((base) => `at ${base}`));
  expect(made).toEqual(['https://a.example', 'https://b.example']);
});
