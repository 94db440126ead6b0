/**
 * Lines of work and study by the planet that shows them (Phaladeepika ch. 5, carried over to trades of today): English,
 * Hindi, Hindi in Latin letters. Single words; each matches from its beginning unless `=` ends it.
 */
export const VOCATIONS_SAID = {
  sun: 'politic|minister|neta=|leader|administrat|doctor|medicine|medical|mbbs|राजनीति|नेता|प्रशासन|डॉक्टर|डाक्टर|rajniti|rajneeti|chunav|चुनाव|election',
  moon: 'nurse|nursing|hotel|chef|cook=|restaurant|catering|sailor|navy|hospitality|नर्स|होटल|शेफ',
  mars: 'engineer|army|police|soldier|military|sports|cricket|athlete|surgeon|science|physics|defence|fauj|pilot|इंजीनियर|सेना=|पुलिस|फ़ौज|खेल|क्रिकेट|साइंस|विज्ञान|khel=|vigyan|sena=',
  mercury:
    'commerce|accountan|accounts|ca=|writer|writing|journal|media=|youtube|blog|software|coding|programm|marketing|banking|maths|mba|कॉमर्स|वाणिज्य|लेखक|लेखन|पत्रकार|यूट्यूब|सॉफ़्टवेयर|मीडिया|lekhak|lekhan|patrakar',
  jupiter:
    'teacher|teaching|professor|lawyer|law=|judge|priest|preacher|economics|टीचर|शिक्षक|अध्यापक|प्रोफ़ेसर|वकील|वकालत|जज|पंडित|shikshak|vakil|wakil|vakalat|llb|advocate',
  venus:
    'actor|actress|acting|singer|singing|music|dance|dancing|film|modelling|fashion|design|artist|arts|painter|अभिनेता|अभिनय|एक्टर|एक्टिंग|गायक|गायिका|संगीत|नृत्य|फ़िल्म|मॉडल|फ़ैशन|आर्ट|gayak|sangeet|hero=|heroine',
  saturn: 'farmer|farming|agricultur|mining|construction|contractor|geolog|खेती|किसान|ठेकेदार|kheti|kisan|thekedar',
} as const;
