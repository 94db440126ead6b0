/** Names of what numerology counts. */
import { civilMonths } from '../civil-months.ts';
import { colours, directions } from '../planet-words.ts';
import type { NumerologyLabels } from '../../numerology/bank.ts';

export const labels: NumerologyLabels = {
  systems: { chaldean: 'Chaldean', pythagorean: 'Pythagorean', vedic: 'Katapayadi' },
  numbers: { mulank: 'Birth number', bhagyank: 'Destiny number', namank: 'Name number' },
  relations: { friend: 'Friend', neutral: 'Neutral', enemy: 'Opposed' },
  grades: { good: 'Good', mixed: 'Mixed', bad: 'Difficult' },
  planes: {
    mental: 'Mental plane',
    emotional: 'Emotional plane',
    practical: 'Practical plane',
    thought: 'Thought plane',
    will: 'Will plane',
    action: 'Action plane',
    golden: 'Golden plane',
    silver: 'Silver plane',
  },
  arrows: {
    intellect: 'Arrow of intellect',
    feeling: 'Arrow of feeling',
    practice: 'Arrow of practice',
    planning: 'Arrow of planning',
    willpower: 'Arrow of willpower',
    activity: 'Arrow of action',
    raj_yoga_1: 'Golden diagonal',
    property: 'Silver diagonal',
    intellect_gap: 'Intellect empty',
    feeling_gap: 'Feeling empty',
    practice_gap: 'Practice empty',
    planning_gap: 'Planning empty',
    willpower_gap: 'Willpower empty',
    activity_gap: 'Action empty',
    raj_yoga_1_gap: 'Golden diagonal empty',
    property_gap: 'Silver diagonal empty',
  },
  expressionPlanes: { physical: 'Physical', mental: 'Mental', emotional: 'Emotional', intuitive: 'Intuitive' },
  expressionModes: { creative: 'Creative', vacillating: 'Vacillating', grounded: 'Grounded' },
  profile: {
    life_path: 'Life path',
    expression: 'Expression',
    soul_urge: 'Soul urge',
    personality: 'Personality',
    maturity: 'Maturity',
    birthday: 'Birthday',
  },
  debtPlaces: {
    life_path: 'Life path',
    birth_day: 'Day of birth',
    expression: 'Expression',
    expression_straight: 'Expression, counted straight',
    soul_urge: 'Soul urge',
    personality: 'Personality',
  },
  kinds: { mobile: 'Mobile number', vehicle: 'Vehicle number', house: 'House number', account: 'Account number' },
  findings: {
    root_mulank: {
      good: 'Total {digits} is a friend of the birth number',
      bad: 'Total {digits} is opposed to the birth number',
    },
    root_bhagyank: {
      good: 'Total {digits} is a friend of the destiny number',
      bad: 'Total {digits} is opposed to the destiny number',
    },
    last_digit: {
      good: 'Ends in {digits}, a friend of the birth number',
      bad: 'Ends in {digits}, opposed to the birth number',
    },
    run: {
      good: '{digits} in a row, friends of the birth number',
      bad: '{digits} in a row, opposed to the birth number',
    },
    zeros: { good: 'Few zeros', bad: 'More than two zeros' },
    adjacent: { good: '{digits} side by side', bad: 'Opposed numbers {digits} side by side' },
  },
  stretches: { year: 'Personal year', month: 'Personal month' },
  pairGrades: { low: 'Low', quiet: 'Reserved', even: 'Even', good: 'Good', strong: 'Strong' },
  months: civilMonths,
  colours,
  directions,
};
