/** Words by which a writer leads up to what he says: "it should be observed that", "let me draw your attention to". */
import { phrasesOf } from './tokens.ts';

const SEES =
  '(?:draw (?:your |the )?attention to|call attention to|point out|pointed out|note|noted|observe|observed|notice|noticed|remark|remarked|see|seen|find|found|add|added|remember|remembered|recall|recalled|mention|mentioned|state|stated|stress|stressed|emphasise|emphasised|emphasize|emphasized|confess|admit|admitted|report|say|said)';
const ADVERBS = '(?:also|further|first|next|then|now|here|therefore|moreover|at once|at the outset|already|only|just)';
const PREAMBLES: readonly RegExp[] = [
  /^(?:having|after|on) (?:considered|considering|weighed|weighing|examined|examining|looked|looking|studied|studying|gone|going|taken|taking|seen|cast|casting|read|reading)(?! [^,]*\b(?:saturn|mars|venus|mercury|jupiter|rahu|ketu|moon|sun)\b)[^,]*, /u,
  /^(?:taking|all|considering|putting|looking at) (?:everything|things|all|it all|it)[^,]{0,24}, /u,
  new RegExp(
    `^(?:let me|let us|allow me to|permit me to|i|i (?:would|should|must|may|will|shall|can|do|want to|wish to|have to|am glad to|am happy to)|we|we (?:may|must|should|can|will)|one|one (?:may|must|should|can|will|cannot but)|it (?:should|must|may|will|ought to|is to|has to|can|might|need only)(?: ${ADVERBS})* be)(?: ${ADVERBS})* ${SEES}(?: ${ADVERBS})*,?(?: ?that|(?<=attention to)) `,
    'u',
  ),
  /^(?:let me |allow me to |may i |i )?(?:draw|call|direct|invite|turn) (?:your |the |our )?(?:reader 's )?attention(?:, [^,]{1,30},)? (?:first )?to /u,
  /^the (?:very )?fact that /u,
  /^what (?:strikes|struck|meets|catches|caught|stands out|stood out)(?: (?:one|me|us|the eye|you|here|first|immediately|at once|is|most|my|attention))*(?:, [^,]{1,50},)? is(?: the fact)? that /u,
  /^(?:the |my |one |a )?(?:(?:first|next|last|other|main|chief|most \p{L}+|second|third|good|bad|great) )?(?:thing|point|fact|feature|news|truth|finding)(?: [^,]{0,30})? is,? (?:that )?/u,
  /^(?:i (?:do not|don't|did not|didn't) (?:believe|buy|trust)[^,]{0,30}|laugh if you like|call me [^,]{0,20}|say what you like|like it or not), (?:but )?(?:yes,? |still,? )?/u,
  /^(?:i|we|one) (?:can|may|could|do) (?:safely |now |already |only |indeed )?(?:say|confirm|report|assure you|state|add|tell you)(?: that)? /u,
  /^(?:it|this) (?:worries|frightens|comforts|consoles|pleases|troubles|saddens|scares|amazes|hurts|helps|reassures|relieves|bothers|amuses|delights) (?:me|us|him|her)(?: a little| greatly| a lot)?(?: to (?:see|know|read|learn|find|hear))? that /u,
  /^(?:i|we) (?:keep (?:telling|reminding) (?:myself|ourselves) that|(?:hold on|cling) to the (?:fact|thought) that|take (?:comfort|heart|pride|solace) in the fact that|(?:am|are) (?:glad|relieved|happy|sad|sorry|pleased|proud|delighted)(?: to (?:see|say|find|report|note|learn|know))? that|console (?:myself|ourselves) that|thank god that) /u,
  /^(?:(?:not to|to put it)(?: [\p{L}']+){1,9}|to tell the truth|to be fair|to be honest|to speak plainly|truth be told|strange as it (?:is|seems)|frankly|honestly|well|fine|okay|ok|so|apparently|god be thanked|thank god|thank heavens|alas), /u,
  /^(?:up)?on (?:closer |careful |further )?(?:examination|inspection|reflection|scrutiny|analysis)(?: of [^,]{1,30})?,? (?:one|we|i|it is) (?:finds?|found|sees?|seen|notes?|notices?|observes?) that /u,
  /^(?:it will be|it is|this makes it) (?:evident|clear|plain|seen|obvious)(?: from [^,]{1,40})? that /u,
  /^(?:भगवान का शुक्र|ईश्वर का शुक्र|खुदा का शुक्र|शुक्र|गनीमत|अच्छा|bhagwan ka shukra|bhagwan ka shukar|khuda ka shukra|shukar|ganimat|accha) (?:है|hai) (?:कि|ki) /u,
  /^(?:(?:यह|ये|yeh|ye) )?(?:सुनकर|सुन कर|जानकर|देखकर|पढकर|sun ke|sunke|sun kar|sunkar|jaan ke|jaankar|dekhkar|dekh ke|padhkar) (?:[\p{L}\p{M}]+ ){0,3}(?:तसल्ली|खुशी|राहत|दुख|अफसोस|अच्छा|बुरा|tasalli|khushi|rahat|dukh|afsos|accha|bura) (?:हुई|हुआ|मिली|लगा|hui|hua|mili|laga)(?: (?:है|hai))?(?: (?:कि|ki))? /u,
  /^(?:चिंता|खुशी|दुख|अफसोस|घबराहट|राहत|तसल्ली|chinta|khushi|dukh|afsos|ghabrahat|rahat|tasalli) (?:होती|होता|है|रहती|hoti|hota|rehti) ?(?:है|hai)?,? (?:क्योंकि|kyunki|kyonki|कि|ki) /u,
  /^(?:चलो|chalo|chaliye|चलिए) (?:मान लिया|माना|maan liya|mana)(?: (?:कि|ki))?,? /u,
  /^(?:कहने को|kehne ko|kahne ko) (?:तो|to|toh) /u,
  /^(?:rest assured(?: that)?|be aware that|mind you,|know that|keep in mind that|bear in mind that|remember that|remember,|do not forget that|don't forget that|it is (?:clear|plain|evident|worth noting|worth knowing|true|a fact|also true|noteworthy|remarkable|important) that|as (?:i|we) (?:said|noted|mentioned|wrote)[^,]{0,16},|to begin with,|at the outset,|the (?:long and the )?short of it is(?: that)?|in short,|in brief,|in a word,|to sum up,|happily,|luckily,|sadly,|at least|at the very least,?) /u,
  /^(?:ध्यान रहे|ध्यान दें|ध्यान दीजिए|ध्यान रखें|याद रहे|याद रखें|याद रखिए|गौर करें|गौर कीजिए|गौर करने की बात है|स्मरण रहे|जान लें|जान लीजिए|बता दें|बता दूं|सच यह है|सच तो यह है|अच्छी बात यह है|खास बात यह है|बड़ी बात यह है|पहली बात यह है|dh?ya+n rahe|dhyan dein|dhyan dijiye|dhyan rakhiye|yaad rahe|yaad rakhiye|yaad rakhna|gaur karo|gaur karein|gaur kijiye|jaan lo|jaan lijiye|bata doon|bata dun|sach ye hai|sach yeh hai|acchi baat ye hai|achhi baat ye hai|khaas baat ye hai|khas baat ye hai)(?: कि| ki)?,? /u,
];

/** A clause before or after the statement that only says how the writer comes to it, or what follows: it names nothing. */
const LEAD =
  /^(?:if|when|as|whenever|whatever|as soon as|the moment|once|looking at|no matter what) (?:i|we|you|one|anyone|people|they|others|your (?:aunt|friends?|family))(?: [\p{L}']+){0,2} (?:look|looks|ask|asks|open|opens|read|reads|see|sees|study|studies|turn|turns|examine|examines|not mistaken|remember|recall|understand|say|says|think|thinks|check|checks|tell|tells|call|calls|claim|claims|go|come|comes)(?: [\p{L}']+){0,5}, (?:then )?/u;
const HINDI_LEAD =
  /^(?:(?:लोग|कोई|दुनिया|log|koi|duniya) (?:कुछ भी|जो भी|चाहे जो|चाहे कुछ भी|kuch bhi|jo bhi|chahe jo) (?:कहें|कहे|बोलें|बोले|सोचें|सोचे|kahein|kahe|kahen|bolein|bole|sochein),? |(?:जब|jab) (?:मैंने|मैं|हमने|हम|maine|main|humne|hum) [^,]{0,30}(?:देखी|देखा|देखता|देखती|खोली|पढी|dekhi|dekha|dekhta|dekhti|kholi|padhi)(?: (?:हूं|हैं|hoon|hu|hain))?,? (?:तो|to|toh),? (?:(?:पाया|देखा|paya|dekha) (?:कि|ki) )?|(?:(?:आपकी|aapki|teri|tumhari) )?(?:कुंडली|पत्रिका|kundli|patrika|chart) (?:खोलते|देखते|kholte|dekhte) (?:ही|hi),? |(?:अब|ab) (?:क्या|kya) (?:बताऊं|बताएं|कहूं|कहें|bataun|batau|bataye|kahun|kahein),? |(?:क्या|kya) (?:बात है|baat hai|कहने|kehne)(?: hai)?[,!] )/u;
const TAIL =
  /,? (?:है न|है ना|है कि नहीं|hai na|hai naa|haina|hai ki nahi|ना|na|right|isn't it|isn't he|isn't she|aren't they|doesn't it|is it not|ok|okay|correct|eh|theek|theek hai|ठीक|ठीक है) ?\?|,? (?:और|aur) (?:क्या|kya) (?:चाहिए|chahiye)|,? (?:tension|chinta|dar|problem|चिंता|टेंशन|डर|फिक्र) (?:kya|kaisi|kis baat ki|क्या|कैसी|किस बात की)(?: (?:hai|है))?|,? (?:इससे|isse)(?: [\p{L}\p{M}]+){0,4} (?:क्या|kya) (?:चाहिए|chahiye|होगा|hoga)|, (?:whatever|no matter what) (?:they|people|anyone|others|you|anybody)(?: \p{L}+){1,4}/gu;
/** "Forget the apps, …", "don't panic: …": an order that names nothing. */
const ORDER =
  /^(?:don't|do not|dont|never|forget|ignore|relax|listen|look|see|chill|breathe|cheer up|calm down|take heart|fear not|worry not|trust me|believe me|hear me out|hold on|wait|sit down|smile|note this|mark this|dekho|dekhiye|suno|suniye|ab yeh dekho|yeh dekho|ye dekho|ab ye dekho|dhyan do|देखो|देखिए|सुनो|सुनिए|ध्यान दो|अब यह देखो|यह देखो)(?: [\p{L}\p{M}']+){0,5} ?[,;:-] /u;
/** "विचार करने पर ज्ञात होता है कि": how it comes to light. */
const FOUND =
  /^(?:[\p{L}\p{M}]+ ){0,5}(?:ज्ञात होता है|ज्ञात हुआ|पता चलता है|पता चला|स्पष्ट है|स्पष्ट होता है|दिखता है|दिखाई देता है|विदित होता है|साफ है|gyat hota hai|pata chalta hai|pata chala|spasht hai|saaf hai|dikhta hai|dikhai deta hai) (?:कि|ki) /u;
/** "I was told nothing of it, but", ", and nobody has noticed any difference" */
const BUT_FIRST =
  /^(?!.*(?<!\p{L})(?:if|unless|had|were)(?!\p{L})[^,]*,)[^,;]{1,80}, (?:but|yet|still|however|लेकिन|मगर|lekin|magar) (?:yes,? )?/u;
const AND_LAST =
  /(?:, (?:and|but|yet|फिर भी|phir bhi|तभी तो|tabhi to|लेकिन|lekin|पर|par) (?!(?:so|then|if|तो) )[\p{L}\p{M}]+| and (?:nobody|no one|everybody|everyone))(?: [\p{L}\p{M}']+){1,9}[.!।]? ?$/u;
const HEARSAY =
  /(?<![\p{L}\p{M}])(?:if|unless|said|say|says|told|tell|think|thinks|claim|claims|अगर|यदि|कहते|कहता|agar|kehte|kehta|in|में|mein)(?![\p{L}\p{M}])/u;

/** "When I look at your eleventh house, I see Venus there": in it there is Venus. */
const LOOKS_AT =
  /^(?:(?:when|as|if|once) (?:i|we|you|one) (?:look|turn|come|get|go|move|glance|peer)s?|(?:looking|turning|coming|moving|going|glancing|peering)) (?:closely |now |next |over |on )?(?:at|to|into|over|through) ([^,]+), (?:i|we|you|one) (?:also |can |will |shall |then |do )?(?:see|find|notice|observe|spot|note|meet|discover|encounter)s? (?:that )?/u;
/** "When the Venus mahadasha ends in 2028, the Sun's begins": both are said. */
const WHEN_DATED =
  /^(?:when|once|as soon as|after) (?=[^,]*(?:dasha|dasa|bhukti|period)[^,]*\b(?:ends?|finish(?:es)?|closes?|concludes?|expires?|is over|runs out|begins?|starts?)\b[^,]*\b(?:19|20)\d\d,)/u;
/** ", when the Rahu mahadasha finishes": at the time that was told. */
const AND_WHEN =
  /, when (?=(?:the |your )?\p{L}+(?: 's)? (?:maha|antar)?(?:dasha|dasa|bhukti|period) (?:ends|finishes|closes|is over|concludes|begins|starts)[.!]?$)/u;
/** "But don't panic": comfort between two statements. */
const COMFORT =
  /,? (?:but|so|and)? ?(?:please )?(?:don't|do not|no need to|there is no need to|you need not|you needn't) (?:panic|worry|fret|fear|be alarmed|be afraid|lose sleep|lose heart)(?=[,.;!]|$)|, so (?:relax|rest easy|cheer up|breathe easy|stop worrying|sleep well)(?=[.!]?$)/gu;
/** "The navamsa puts Saturn in Cancer." */
const CHART_PUTS =
  /^((?:the|your|my) (?:navamsa|navamsha|d-?9|chart|birth chart|natal chart|horoscope|d-?9 chart|navamsa chart))(?: also)? (?:puts?|places?|seats?|lands?|lodges?|finds?|sends?|gives?|sets?|positions?|plants?|locates?|parks?|drops?)(?: you)? /u;

/** What follows from the statement: ", so you would do well to wait". */
const CONSEQUENCE =
  /, (?:so|and|therefore|hence|and so|which means) (?:you|it|that|this|one|we|i|life|things) ?(?:'d|would|could|might|may|should|must|can|need) [^,]*$/u;

/** Words that only assure what was said: ", the numbers say so themselves", ", google kiya maine". */
const ASSURANCE =
  /,? (?:(?:यह|ye|yeh) )?(?:अंक|आंकडे|नंबर|गणना|numbers|ank)(?: (?:खुद|स्वयं|khud))? (?:कहते|कहती|बोलते|बताते|kehte|kehti|bolte|batate) (?:हैं|है|hain|hai)|, ?(?:google kiya maine|maine google kiya|i googled it|i looked it up|i checked(?: it)?(?: twice)?|check kiya maine|maine check kiya|thank god|mark my words|believe it or not|like it or not|trust me|i promise|i swear)(?![\p{L}\p{M}])/gu;

const BUT_AFTER = /(है|हैं|hai|hain), (पर|par|pr) /gu;
/** Symbols of what a statement is made of: nothing that has one is left out. */
const NAMES = 'BALSNHMUQYORCEXZPD1#3cg+-n6789';

/** A normalised sentence without what only leads up to it. */
export const withoutPreamble = (text: string): string => {
  let rest = text.replace(ASSURANCE, '').replace(HINDI_LEAD, '').replace(TAIL, '');
  rest = rest
    .replace(BUT_AFTER, '$1 $2 ')
    .replace(COMFORT, '')
    .replace(WHEN_DATED, '')
    .replace(AND_WHEN, ', ')
    .replace(LOOKS_AT, 'in $1 there is ')
    .replace(CHART_PUTS, 'in $1 there is ');
  for (const pattern of [ORDER, LEAD, FOUND, BUT_FIRST, CONSEQUENCE, AND_LAST]) {
    const [aside] = pattern.exec(rest) ?? [];
    if (aside === undefined || (pattern === AND_LAST && HEARSAY.test(aside))) continue;
    if (!phrasesOf(aside).some(({ symbol }) => NAMES.includes(symbol))) rest = rest.replace(aside, '');
  }
  for (let again = true; again;) {
    const before = rest;
    for (const preamble of PREAMBLES) rest = rest.replace(preamble, '');
    again = rest !== before && rest !== '';
  }
  return rest;
};
