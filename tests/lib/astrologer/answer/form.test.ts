/** What a question wants to hear: told by its words. */
import { formOf } from '../../../../lib/astrologer/answer/form.ts';

it.each([
  ['will my visa come through', 'whether'],
  ['since I am manglik, will my marriage hold', 'whether'],
  ['kya mujhe visa milega', 'whether'],
  ['pension milegi kya', 'whether'],
  ['will I lose my job', 'adverse'],
  ['क्या मेरी शादी टूट जाएगी', 'adverse'],
  ['और पैसों का क्या', 'open'],
  ['aur health ka kya', 'open'],
  ['इस हफ़्ते पैसों का क्या हाल है', 'open'],
  ['how will my marriage be', 'open'],
  ['should I change my job', 'should'],
  ['job badlu ya na badlu, kya karna chahiye', 'what'],
  ['नौकरी छोड़ूँ या नहीं', 'should'],
  ['what should I gift my wife', 'open'],
  ['will I be alone forever', 'adverse'],
  ['how can I improve my marriage', 'what'],
  ['should I take the new job or stay', 'either'],
  ['ज़मीन लूँ या फ्लैट', 'either'],
  ['what should I do about my job', 'what'],
  ['boss pareshan karta hai kya karu', 'what'],
  ['व्यापार में घाटा क्यों हो रहा है', 'why'],
  ['when will things get better', 'until'],
  ['achha samay kab aayega', 'until'],
] as const)('"%s" asks %s', (question, kind) => expect(formOf(question, false, 2026, 1990).kind).toBe(kind));
