/** What is a courtesy, and what is a question about the chart beside one. */
import { courtesyOf } from '../../../../lib/astrologer/answer/courtesy.ts';

it.each([
  ['hi', 'hello'],
  ['Hello sir', 'hello'],
  ['नमस्ते जी', 'hello'],
  ['thank you so much', 'thanks'],
  ['theek hai, shukriya', 'thanks'],
  ['who are you?', 'who'],
  ['kya aap asli jyotishi ho', 'who'],
  ['how accurate is this', 'trust'],
  ['hi, when will I marry', null],
  ['ok, and what about money', null],
  ['नमस्ते, मेरा करियर कैसा है', null],
  ['thanks, and is Saturn strong in my chart', null],
  ['can I trust my business partner', null],
  ['is it a nice time', null],
] as const)('"%s" is %s', (question, courtesy) => expect(courtesyOf(question)).toBe(courtesy));
