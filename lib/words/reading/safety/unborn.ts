/** The sex of an unborn child. */
export const UNBORN_SAID: readonly string[] = [
  '<boy> hai na$|<boy> है न$|सोनोग्राफ़ी|सोनोग्राफी|sonograph',
  // What is carried
  '<womb> … <boy>|<womb> … <girl>|<boy> hogi ya|<boy> होगी या',
  // The first child
  'first child … son|first child … boy|first child … girl|first child … daughter',
  // Of a child
  '<baby> be a <girl>|<baby> … be a <boy>|<baby> be <boy>|<baby> be <girl>|second child boy|<boy> hoga kya',
  '<boy> होगा क्या|beta hoga|beti hogi',
  // Gender of a child
  '<baby> & gender|<baby> & ling=|<baby> & लिंग|beta hone|बेटा होने|ladka hone|लड़का होने',
  // Which of the two, otherwise said
  'prince or … princess|princess or … prince|<girl> to nahi|<girl> तो नहीं|<boy> to hoga|<boy> तो होगा',
  '<boy> hi hoga|<boy> ही होगा|ladka hi ho',
  // A boy or a girl
  '<boy> ya <girl>|<girl> ya <boy>|<boy> hai ya|<girl> hai ya|<boy> या <girl>|<girl> या <boy>|<boy> है या',
  '<girl> है या|<boy> होगा या|<boy> कि <girl>|<girl> कि <boy>|<boy> ki <girl>|<boy> hoga na|<boy> hoga ya',
  'give us a son|give me a son|give us a boy|give me a boy|pet me kya|पेट में क्या|scan se pehle bata',
  'carrying a <boy>|carrying a <girl>',
  // English, one by one
  'boy or girl|girl or boy|boy or a girl|girl or a boy|son or daughter|son or a daughter|daughter or son',
  'gender of my unborn|baby boy|baby girl|will it be a boy|will it be a girl|will i have a son=|is it a boy',
  'is it a girl|child … be male|child … male=|male child|male heir|male baby|boy after|son after',
  'blessed with … son=|blessed with … boy=|carrying a son|carrying a boy|carrying a girl|carrying a daughter',
  'he or a she|child … a boy|child … a girl|baby … a boy|baby … a girl|baby … he or|have a boy=|have a girl=',
  'get a boy=|get a son=|bear a son|give birth to a|son this time|boy this time|girl this time|sex of … baby',
  'sex of … child|ultrasound|he or she inside|deliver a boy|deliver a girl|deliver a son|conceive … boy',
  'conceive … girl|conceive … son|for a boy=|will … bear a',
  // Hindi, one by one
  'लड़की या लड़का|लड़का होगा|लड़की होगी|बेटा या बेटी|बेटी या बेटा|गर्भ में|पुत्र होगा|पुत्र या पुत्री',
  'संतान … लड़का|संतान … लड़की|बच्चा … लड़का|बच्चा … लड़की|लड़का होगी|लड़का ही|पेट में … लड़का|पेट में … लड़की',
  'पेट में … बेटा|पेट में … बेटी|कोख में|पुत्र प्राप्ति|पुत्र कब|पुत्र रत्न|पुत्र योग|बेटा होगा|बेटा कब होगा',
  'बेटी होगी|बेटे की प्राप्ति|बेटा पैदा|बेटा चाहिए|लड़का चाहिए|लड़का पैदा|भ्रूण|बहू को लड़का|होने वाला बच्चा',
  'आने वाला बच्चा|लड़का या',
  // Hindi in Latin letters, one by one
  'ladka hoga|ladki hogi|beti ya beta|putra hoga|garbh mein|bachcha … ladka|bachcha … ladki|pet me … ladka',
  'pet me … ladki|pet me … beta|kokh me|putra prapti|putra kab|putra ratna|putra yog|beta kab hoga|beta paida',
  'beta chahiye|ladka chahiye|ladka paida|larka hoga|larka ya larki|hone wala bachcha|aane wala bachcha',
  'ladka ya|beta ya',
];
