/** E-mails in English. */
import type { Letters } from '../mail-letters.ts';

const KINDS: Readonly<Record<string, string>> = {
  kundli: 'kundli',
  matching: 'matching of two charts',
  prediction: 'prediction report',
  annual: 'year report',
  panchang: 'almanac',
  numerology: 'numerology report',
  custom: 'report',
};

const SIGNED = '\n\nUdaya\n';

export const letters: Letters = {
  code: ({ code, minutes }) => ({
    subject: `${code} is your Udaya code`,
    text: `Your code is ${code}\n\nIt works once, within ${minutes} minutes. We will never ask you for it by phone or mail.\nIf you did not ask for it, you can ignore this e-mail: without the code nothing happens.${SIGNED}`,
  }),
  noAccount: ({ link }) => ({
    subject: 'There is no Udaya account for this address',
    text: `Someone, probably you, tried to sign in with this address. There is no account for it yet.\n\nIf you want one, it takes a minute and no payment card:\n${link}\n\nIf it was not you, there is nothing to do.${SIGNED}`,
  }),
  signedIn: ({ at, link }) => ({
    subject: 'New sign-in to your Udaya account',
    text: `Someone signed in to your account on ${at}.\n\nIf that was you, all is well. If not, change your keys and sign out everywhere:\n${link}${SIGNED}`,
  }),
  credits: ({ percent, used, limit, resets }) => ({
    subject: percent >= 100 ? 'Your Udaya credits are used up' : `${percent} % of your Udaya credits are used`,
    text: `${used} of ${limit} credits of this month are used. New credits come on ${resets}.\n${
      percent >= 100
        ? '\nUntil then charged calls are refused with 402; sandbox keys go on working. A larger plan works at once.'
        : '\nNothing stops yet. This is the notice you asked for.'
    }${SIGNED}`,
  }),
  report: ({ issuer, kind, reference, pages, link, until, stop }) => {
    const what = KINDS[kind] ?? 'report';
    return {
      subject: `Your ${what} from ${issuer} is ready`,
      text: `Your ${what}${reference === '' ? '' : ` (${reference})`} is ready: ${pages} pages, as a PDF.\n\n${
        link === null
          ? 'It comes with this letter.'
          : `Open it here, until ${until}:\n${link}\n\nAnyone who has this address can open the report, so pass it on with care.`
      }\n\n${issuer}\n\nIf you want no more letters from this sender:\n${stop}\n`,
    };
  },
  closing: ({ on, link }) => ({
    subject: 'Your Udaya account will be erased',
    text: `As you asked, your account is closed. Its keys have stopped working, and on ${on} everything we store about you is erased.\n\nUntil then you can change your mind: sign in and choose “Keep my account”.\n${link}${SIGNED}`,
  }),
};
