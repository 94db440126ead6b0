/** Study, by the house of the Moon: what it shows, and what to do when its houses are weak or strong. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const study: HoroscopeBank['study'] = {
  1: [
    [
      'You learn today by doing it in your own way first.',
      'Try it once, then read the instructions.',
      'Try it, teach it and keep your version.',
    ],
    [
      'The mind is fresh and easily flattered.',
      'Give it the exercise and not the praise.',
      'Give it the difficult page at once.',
    ],
    ['Your own question is better than the book’s.', 'Write it in the margin for later.', 'Follow it to the library.'],
  ],
  2: [
    [
      'Reading aloud fixes what silent reading loses.',
      'One paragraph, twice.',
      'The whole chapter, to a patient listener.',
    ],
    [
      'You remember figures better after food.',
      'Learn three of them.',
      'Learn the table and recite it over the dishes.',
    ],
    ['Good words are worth collecting.', 'Keep one, with its meaning.', 'Keep ten and use two before night.'],
  ],
  3: [
    ['Practice goes better than theory, and quickly.', 'Ten short tries.', 'As many as it takes to make it look easy.'],
    [
      'A classmate explains it in the words you needed.',
      'Ask, and do not argue yet.',
      'Ask, then explain the next one to them.',
    ],
    ['Handwriting thinks.', 'Half a page of it.', 'Write the answer out and leave the screen dark.'],
  ],
  4: [
    [
      'The lesson needs a quiet room and a full glass.',
      'Find the room before the lesson.',
      'Shut the door and give it two hours.',
    ],
    [
      'What you learned at home as a child turns out to be on the syllabus.',
      'Recall one proverb.',
      'Ask an elder for the longer version.',
    ],
    ['Sleepiness is information.', 'Nap, then two problems.', 'Work early tomorrow instead, and keep your word.'],
  ],
  5: [
    [
      'Curiosity is awake and discipline is looking for its shoes.',
      'Set a clock for twenty minutes.',
      'Let curiosity lead and take notes behind it.',
    ],
    [
      'The clever answer comes before the right one.',
      'Keep both on the page and decide at night.',
      'Show how you got from one to the other.',
    ],
    [
      'Performing the lesson helps: voice, hands and a chalkboard.',
      'Before the mirror.',
      'Before friends, with questions allowed.',
    ],
  ],
  6: [
    ['Drill is dull and works today.', 'One page of it, neatly.', 'Until the hand knows without asking.'],
    [
      'Mistakes line up to be corrected.',
      'Correct the first three.',
      'Correct them all and write the rule beside each.',
    ],
    ['Order on the desk is half of order in the head.', 'Sort the notes by date.', 'Sort, label and begin on time.'],
  ],
  7: [
    ['Two read better than one today.', 'Swap notes and part.', 'Set each other a test, with a prize.'],
    [
      'The examiner is also a person, and likes clear margins.',
      'Answer what was asked.',
      'Answer it, and add the line that shows you enjoyed it.',
    ],
    ['Opposite views sharpen the lesson.', 'Read the other side once.', 'Argue it, politely and aloud.'],
  ],
  8: [
    ['Research goes down well-lit stairs today.', 'One source deeper, no more.', 'Follow the footnotes to the bottom.'],
    ['You forget the name and remember the page.', 'Note the page.', 'Go back for the name and its neighbours.'],
    ['Hard matter needs a second night.', 'Mark the place and stop.', 'Read it tonight and explain it tomorrow.'],
  ],
  9: [
    ['The teacher says more than the lesson.', 'Write down the aside.', 'Stay behind and ask about it.'],
    [
      'Large subjects tempt you past the exam.',
      'Learn what is asked, bookmark the rest.',
      'Take the large view for an hour; it shortens the rest.',
    ],
    ['A scripture, a law or a language opens at the page you need.', 'Read five lines.', 'Read until the bell.'],
  ],
  10: [
    ['What you learn today soon has a use.', 'Learn the useful half.', 'Learn it where others can see.'],
    ['Your marks speak for you, or your drafts do.', 'Send neither before checking.', 'Put the best one on top.'],
    ['A senior asks what you have been reading.', 'Have a title ready.', 'Have an opinion ready as well.'],
  ],
  11: [
    [
      'The group learns in an hour what took you three.',
      'Bring your question to it.',
      'Bring your answer and compare.',
    ],
    [
      'A friend’s notes are in better order than the book.',
      'Borrow them till evening.',
      'Copy, improve and return them.',
    ],
    ['Application brings its small reward.', 'Take it as a walk.', 'Take it, and take the next form too.'],
  ],
  12: [
    ['Reading in bed counts today.', 'One chapter, then the lamp.', 'Until the story lets go of you.'],
    [
      'You understand with closed eyes what you could not with open ones.',
      'Rest on it.',
      'Write it down in the morning, first thing.',
    ],
    [
      'Finish the old notebook before you open the clean one.',
      'One page of finishing.',
      'Finish, number the pages and put it away.',
    ],
  ],
};
