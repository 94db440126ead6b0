/** Who does not want to live often names no death: it is told by signs, each of which alone is ordinary. */
import { heardAsked } from '../../../../lib/astrologer/safety/asked-case.ts';

it.each([
  'I sit on the parapet at night and look down, is it Rahu',
  'the tracks behind our flat keep calling me',
  'standing on the terrace with weird thoughts again',
  'my LIC policy is of more use than me to my parents',
  'with the policy money my family gets more good than with me',
  'gave my dog to my sister today, wrote all the passwords down for my wife. feels light for the first time. which day this week is peaceful in my chart?',
  'I gave away my books and told her where the papers are, I feel calm now',
  'let me sleep and never have to wake on a working day',
  'I only want to go to god now',
  'raat ko patri ke kinare khada rahta hu, kaunsi dasha hai',
  'meri policy mujhse zyada kaam aayegi ghar walon ke',
  'bhagwan ke paas jane ka mann karta hai ab',
  'sab saman baant diya, ab sukoon hai, kundli mein aage kya hai',
  'पुल से गुज़रते हुए ग़लत विचार आते हैं',
  'मन करता है सो जाऊँ और फिर सुबह ही न हो',
  'अब ऊपर वाले के पास जाने का समय आ गया है',
  'मेरा बीमा मुझसे ज़्यादा काम आएगा घर वालों के',
])('hears a wish not to live in “%s”', (message) => expect(heardAsked(message).safety).toBe('crisis'));

it.each([
  'my railway job interview is on Friday, will I get it',
  'a bridge is being built near my shop, will business grow',
  'the railing of our terrace is broken, when should I repair the house',
  'which term insurance plan should I buy for my family',
  'my wife earns more than me, should we take insurance',
  'I gave my car to my brother and feel calm now, when will I buy a new one',
  'I sleep late and hate Mondays, when will I change my job',
  'god willing I want to go abroad, will it be this year',
  'train ki patri ke theke ka kaam kaisa rahega',
  'chhat par akele baith ke padhta hu, exam nikal jayega',
  'bhagwan ke paas jane ki taiyari hai, kashi yatra kab karu',
  'neend nahi aati, subah office jana hota hai, naukri kab badlegi',
  'पुल बनाने का ठेका मिलेगा क्या',
  'बीमा की नौकरी में तरक़्क़ी कब होगी',
])('hears none in “%s”', (message) => expect(heardAsked(message).safety).toBeNull());
