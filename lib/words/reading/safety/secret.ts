/** What another person feels, does or hides. */
export const SECRET_SAID: readonly string[] = [
  '<partner> … phone hack|<partner> … फ़ोन हैक|uski gf|uska bf|uski girlfriend hai|uska boyfriend hai|<partner> … pehle kisi|<partner> … पहले किसी|neighbour hiding|neighbour is hiding',
  '<partner> & <covert>|<partner> sleeps with|<partner> sleeping with|<partner> … slept with|<partner> … phone … check|<partner> … फ़ोन … चेक|<partner> … फोन … चेक|<partner> किससे|<partner> kisse|<partner> … kis ladk|<partner> … kis aurat|<partner> … kis aadmi|<partner> … किस लड़क|<partner> … किस औरत|<partner> … किस आदमी',
  // Another one
  '<partner> … kisi aur se|<partner> … kisi aur ke|<partner> … kisi aur ko|<partner> … किसी और से',
  '<partner> … किसी और के|<partner> … किसी और को|<partner> … loyal',
  // Someone beside me
  '<partner> … chakkar hai|<partner> … चक्कर है|<partner> … bahar … chakkar|bahar koi chakkar|बाहर कोई चक्कर',
  // What another does or feels
  '<partner> … someone else|<partner> … somebody else|<partner> … another woman|<partner> … another man',
  '<partner> … another girl|<partner> … other women|he … someone else|she … someone else|mujhe dhokha|dhokha de',
  'धोखा दे|uske phone|उसके फ़ोन|kisi ladki se baat|kisi ladke se baat|किसी लड़की से बात|किसी लड़के से बात',
  'kisi aur ladki|kisi aur ladke|किसी और लड़क|kis se milne|kiske saath',
  // English, one by one
  'cheating on me|having an affair|has an affair|does he love|does she love|does he like me|does she like me',
  'does my … love me|what does he think|what does she think|what does my … think|secretly|who is he seeing',
  'who is she seeing|her secret|his secret|spy on|read his mind|read her mind|still talk|still love me',
  'still loves me|still in love with|seeing someone|seeing somebody|sees someone else|stealing from me',
  'cheating me|hiding from me|hide from me=|hiding something|like me back|love me back|texting|behind my back',
  'serious about me|using me=|faithful|loyal to me|thinks of me|misses me|feel about me|feels about me',
  'feel for me|feels for me|feelings for me|lying to me|lie to me|honest with me|telling me the truth',
  'cheat on me|cheated on me|real intentions|true intentions|talks about me|if he loves|if she loves',
  'whether he loves|whether she loves|he loves me|she loves me|he likes me|she likes me|with someone else',
  'does my crush|with another woman|with another man|another woman in his|another man in her',
  'still think about me|still think of me|still thinks of|still thinks about|is … thinking about me',
  'is … thinking of me|does … think about me|does … think of me|hiding a|hiding his|hiding her',
  'another boyfriend|another girlfriend|mind about me|is dating=|who is … dating|is … loyal|be loyal to',
  'other woman|other man=|messages … read|read … messages|past of my <partner>|loves someone|love with someone',
  'likes someone|is … cheating|what is … hiding|what are … hiding',
  // Hindi, one by one
  'किसी और के साथ|चक्कर चल|अफ़ेयर|क्या वह मुझसे प्यार|क्या वो मुझसे प्यार|मुझसे प्यार करता|मुझसे प्यार करती',
  'उसके मन में|उनके मन में|किससे बात|किस से बात|दिल में मेरे लिए|पीठ पीछे|बेवफ़ा|वफ़ादार|झूठ बोल रहे',
  'झूठ बोल रहा|झूठ बोल रही|मुझसे छुपा|मुझसे छिपा|मुझे याद कर|मुझसे प्यार है|मुझसे सच में|मेरे बारे में क्या सोच',
  'सच में प्यार|धोखा तो नहीं|किसी और से बात|किसी और से मिल|किसी और से प्यार|किसी और से संबंध|किसी और से चक्कर',
  'उसके दिल|उनके दिल|चीट कर|धोखेबाज़|मन में मेरे|कुछ छुपा|कुछ छिपा|क्या छुपा|क्या छिपा|असली इरादा',
  'ज़िंदगी में कोई और|उसका कोई और|किससे मिलत|किस से मिलत|मुझे प्यार करता|मुझे प्यार करती|मुझे सच में',
  // Hindi in Latin letters, one by one
  'kisi aur ke saath|chakkar chal|affair chal|ka affair|affair hai|kya wo mujhse pyar|kya woh mujhse pyaar',
  'mujhse pyaar kart|uske man mein|kis se baat|kisse baat|dil me mere liye|man me mere liye|peeth peeche|bewafa',
  'wafadar|jhuth bol|mujhse chhupa|mujhse chhipa|mujhe yaad kart|mujhse sach|sach me pyar|sachcha pyar karta',
  'mere bare me kya soch|dhoka de|dhokha to nahi|kisi aur se baat|kisi aur se mil|kisi aur se pyar',
  'kisi aur se chakkar|uske dil|unke dil|cheat kar|cheating kar|kuch chhupa|kya chhupa|asli irada|loyal hai',
  'mujhse loyal|life me koi aur|zindagi me koi aur|uska koi aur|kisse milt|kis se milt|mujhe pyaar kart',
  'mujhe sach',
];
