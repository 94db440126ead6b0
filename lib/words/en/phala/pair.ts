/** Texts of two planets in one sign, in English. */
import type { Rows } from '../../phala/bank.ts';

export const pair: Rows<'pair.joined'> = {
  'sun/moon': [
    'Will and feeling share one room in you. What you want and what you need are hard to tell apart, so you act with your whole weight and hear criticism as if it were about everything.',
    'Ask one calm person what they see before a large decision.',
  ],
  'sun/mars': [
    'Command and force stand together. You are at your best when something must be done by noon, and you give orders in a tone that others take for anger.',
    'Say why, and the same order will be followed gladly.',
  ],
  'sun/mercury': [
    'Mind and will work at one desk. You think about what you are, speak for what you believe and explain it well; the doubtful side of a question gets less time.',
    'Let someone argue the opposite until you can do it too.',
  ],
  'sun/jupiter': [
    'Authority meets conscience here. People ask you for a ruling because you look as if you had thought of it already, and mostly you have.',
    'Leave room for those who learn by being wrong.',
  ],
  'sun/venus': [
    'Your taste has a backbone and your pride has charm. You like to be admired for what you make, and you make it well enough to deserve it.',
    'Compliment others first; it costs your shine nothing.',
  ],
  'sun/saturn': [
    'Pride and duty were seated side by side, and they eye each other. You demand more of yourself than any chief would, and praise from above is a sore subject.',
    'Give yourself the recognition in writing; then go on working.',
  ],
  'sun/rahu': [
    'The light is on, and it is coloured. You want to be somebody in a field where nobody expects you, and you can rise quickly by ways of your own.',
    'Check whether the applause is for you or for the lamp.',
  ],
  'sun/ketu': [
    'You know how to lead and do not much care to. Titles seem borrowed to you, and you step aside just as the crowd begins to follow.',
    'Stay one season longer than you would like.',
  ],
  'moon/mars': [
    'Feeling turns to action before it has been named. You protect, provide and flare up, and an hour later you are cooking for the same people.',
    'Move your body first, then say what it was about.',
  ],
  'moon/mercury': [
    'Your feelings talk, and your thoughts have moods. You are a good listener and a lively teller, and you worry in complete sentences.',
    'Write the worry down, then close the book on it.',
  ],
  'moon/jupiter': [
    'A kind heart and a wide view keep company in you. People trust you soon and tell you much; hope returns to you faster than reasons for it.',
    'Hold back a promise until the purse has been asked.',
  ],
  'moon/venus': [
    'Tenderness and taste flow together. You make places pleasant, remember what delights each person and suffer in ugly rooms.',
    'Let something be plain, and see that you survive it.',
  ],
  'moon/saturn': [
    'Feeling learned early to wait its turn. You are steady in sorrow and shy in joy, and people lean on you without asking how you are.',
    'Tell one of them, unasked.',
  ],
  'moon/rahu': [
    'Your inner weather is vivid and sometimes borrowed. You sense what a crowd wants, dream in colour and find it hard to stop a thought at night.',
    'Ask whose feeling it is; often the answer brings relief.',
  ],
  'moon/ketu': [
    'Part of your heart has already left. You sense things without being told, need solitude like water and may seem cool when you are only far away.',
    'Say when you will be back, even if you stay in the room.',
  ],
  'mars/mercury': [
    'A quick hand holds a sharp pencil. You repair, calculate, debate and joke at speed, and your remarks leave small holes.',
    'Wait one breath between the thought and the tongue.',
  ],
  'mars/jupiter': [
    'Strength is in the service of a belief. You fight fairly, teach by doing and take on tasks that want both muscle and morals.',
    'Choose the cause; not every hill is holy.',
  ],
  'mars/venus': [
    'Wanting and liking burn with one flame. You love with energy, make things with loving exactness and quarrel as a form of closeness.',
    'Let a calm evening count as love too.',
  ],
  'mars/saturn': [
    'Drive and brake are pressed at once. You can do heavy, exact, unpopular work for years, and the anger that was put off comes out at the wrong address.',
    'Give the pressure a daily exit that harms nothing.',
  ],
  'mars/rahu': [
    'Your courage has a long reach and little fear of rules. You are at home with machines, risk and strangers, and you start fights to see what happens.',
    'Decide on the stopping point while you are still standing still.',
  ],
  'mars/ketu': [
    "Force comes in strokes and goes just as quickly. You have a jeweller's exactness, a soldier's patience with pain, and no interest in the parade.",
    'Finish the cut; half a one heals badly.',
  ],
  'mercury/jupiter': [
    'Facts and meaning talk to each other in you. You learn, teach and write with ease, and you can be fair to the other side of an argument.',
    'Decide in the end; fairness is not a place to live.',
  ],
  'mercury/venus': [
    'Words come out well dressed. You have wit, a good hand and an ear for what people like to hear, and trade with friends goes smoothly.',
    'Say the plain thing plainly when it counts.',
  ],
  'mercury/saturn': [
    'Your thinking is slow to promise and good to the end. You check, file, correct and see the flaw; jokes are dry and rare.',
    'Say what is good before you say what is missing.',
  ],
  'mercury/rahu': [
    'The mind is clever at corners. You pick up codes, tongues and loopholes, and can believe your own sales talk.',
    'Explain the plan to a child, and watch its face.',
  ],
  'mercury/ketu': [
    'You think by leaving things out. Insight comes whole and cannot show its working, and small talk feels like a foreign language.',
    'Draw the steps afterwards, so that others can walk them.',
  ],
  'jupiter/venus': [
    'Two teachers share you, one for the good and one for the beautiful. You are generous, well-mannered and torn between the feast and the fast.',
    'Give each its own day.',
  ],
  'jupiter/saturn': [
    'Hope and caution sign together. You build institutions, keep promises that take decades and are old when young and young when old.',
    'Begin before you are quite sure.',
  ],
  'jupiter/rahu': [
    'Your beliefs took an unusual road. You question the teacher, find wisdom in odd places and can be carried off by a splendid idea.',
    'Let the idea pay a small bill before it gets a large one.',
  ],
  'jupiter/ketu': [
    'Faith in you is quiet and without furniture. You look through doctrines to what they point at, and leave schools that others join.',
    'Keep a practice, since you will not keep a creed.',
  ],
  'venus/saturn': [
    'Affection here is loyal, late and a little formal. You love by staying, choose things that last, and are shy with pleasure as if it had to be paid for.',
    'Enjoy something useless once a week.',
  ],
  'venus/rahu': [
    'Desire likes the unfamiliar. You are drawn to other worlds, other styles, people your family would not have picked, and you have an eye for what will be wanted next.',
    'Ask after a month whether you still want it.',
  ],
  'venus/ketu': [
    'You love and let go in one gesture. Charm is there without the wish to keep, and art gives you what people cannot.',
    'Tell those you love that you are staying.',
  ],
  'saturn/rahu': [
    'Ambition is patient here and takes strange roads. You can work inside large, cold systems and learn how they really run; trust is slow.',
    'Keep one place in your life without strategy.',
  ],
  'saturn/ketu': [
    'Duty and detachment are joined. You carry a great deal without claiming it, live simply and finish what was left by others.',
    'Ask whether it is still yours to carry.',
  ],
};
