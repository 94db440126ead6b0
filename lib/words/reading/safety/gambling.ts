/** Gambling, stocks, loans. */
export const GAMBLING_SAID: readonly string[] = [
  'bonus into|savings into|bonus in <market>|sure shot tip|sure shot stock',
  'घोड़ा … जीत|ghoda … jeet|ghode par|ghode pe|घोड़े पर|satta number|<market> … upar jay|<market> … neeche|<market> … niche|<market> … गिरेगा|<market> … चढ़ेगा',
  // What number, what credit
  'number khel|नंबर खेल|kaunsa number|kaun sa number|konsa number|कौन सा नंबर|mortgage|overdraft|credit card le',
  'which token',
  // Money on chance
  '<stake> … <market>|<market> … <stake>|which horse|horse race|horse … win|kis team p|kaunsi team|kis team ko',
  'किस टीम|कौन सी टीम पर|lotto|lucky no for|lucky number for … draw|lucky draw|satte|satta=|सट्टे|number do=',
  'नंबर दो=|नंबर बता दो|number bata do|loan lena|loan lu',
  // English, one by one
  'lottery|gambl|casino|betting|bet on|matka|stock tip|stocks to|which stock|which share|what stock|buy … stock',
  'share market|stock market|bitcoin|crypto|which coin|intraday|day trading|options trading|forex|nifty',
  'take … loan|borrow money|get a loan|jackpot|ka share kharid|ka share khareed|ka share l|ka share bech|play rummy|rummy me|online rummy|rummy game|poker=|dream11|ipl bet|go up next week|go up tomorrow',
  'go up today|go up this week|go down tomorrow|share price|stock price|price target|market go|market crash',
  'market rise|futures=|trading in|should i trade|in trading|powerball|mega millions|teen patti',
  'lucky numbers for|numbers … play|winning number|savings in the market|money in the market|money in stocks',
  'money in shares|borrow from|should i borrow|to bet=|place a bet|make a bet|who will win … match|invest in=',
  'should i invest|home loan|house loan|car loan|personal loan|gold loan|student loan|loan … approved',
  'sanction … loan|credit card loan|sensex|dogecoin|ethereum|roulette|blackjack|slot machine|scratch card|sip=',
  'mutual fund|penny stock|multibagger|buy … coin|ipo=|which team will win|which team wins|into … shares',
  'into … stock|lakh into|lakhs into|money on it|money on the|money on a|number will come|number to play|nft',
  'margin trading|leverage trading|price of gold|gold price|bull market|double my money|hold my stock',
  'buy the dip|sell … stock',
  // Hindi, one by one
  'लॉटरी|सट्टा|जुआ|जुए|शेयर बाज़ार|शेयर मार्केट|कौन सा शेयर|कौन-सा शेयर|शेयर में|बिटकॉइन|क्रिप्टो|दांव|कर्ज लूं',
  'लोन लूं|लोन ले|उधार लूं|निफ़्टी|सेंसेक्स|नंबर पर पैसा|नंबर लगाऊं|मैच में कौन|मैच कौन जीत|कौन सी टीम जीत|ताश',
  'पैसे लगाऊं|पैसा लगाऊं|पैसे लगा दूं|होम लोन|गोल्ड लोन|लोन मिल|लोन पास|उधार ले|कर्ज़ ले|इंट्राडे|ट्रेडिंग',
  'म्यूचुअल फ़ंड|तीन पत्ती|ड्रीम इलेवन|घुड़दौड़|मटका|आईपीओ|शेयर ले|शेयर बेच|शेयर कब|शर्त लगा|मैच में पैसा',
  'पैसा दोगुना|पैसे दोगुने|सोने का भाव|भाव बढ़|मैच पर पैस|मैच पर कितन|आज … नंबर|कल … नंबर|नंबर लगेगा',
  // Hindi in Latin letters, one by one
  'juaa|share bazaar|kaun sa share|kaunsa share|konsa share|loan le=|karz loon|karz le=|udhaar loon',
  'number pe paisa|number par paisa|number lagau|match me kaun|match kaun jeet|kaun si team|konsi team|taash',
  'paise lagau|paisa lagau|paise laga du|loan milega|loan pass|udhaar lena|karz lena|karja le|option trading',
  'trading me|trading se|trading karu|dream 11|share le=|share lu|share kab|share bech|shart laga|stock lu',
  'stock le=|konsa stock|kaun sa stock|kaunsa stock|paisa double|paise double|sone ka bhav|kitna lagau',
  'invest karu|invest kar du|match pe kitna|match par kitna|match pe pais|match par pais|aaj … number',
  'kal … number|number lagega',
];
