/** Words and categories that are looked out for. */
const rules = {
  title: 'Screening of goods',
  none: 'No rule yet',
  noneHint:
    'A rule names words or a category; buyers read its note before the cart, and forbidden goods cannot be ordered.',
  add: 'Add a rule',
  edit: 'Edit the rule',
  blurry: 'Word or note',
  kind: 'Kind',
  words: 'Words',
  category: 'Category',
  noCategory: 'No category',
  note: 'Note for buyers',
  wordsCn: 'Words, Chinese',
  wordsEn: 'Words, English',
  wordsVi: 'Words, Vietnamese',
  wordsHint: 'One a line. Chinese words are found anywhere, others only as whole words.',
  noteCn: 'Note, Chinese',
  noteEn: 'Note, English',
  noteVi: 'Note, Vietnamese',
  isActive: 'In force',
  active: 'In force',
  resting: 'Resting',
  changed: 'Last changed',
  removeTitle: 'Delete this rule?',
  removeHint: 'Goods with these words are no longer told of. Orders keep what was shown.',
  ruleOf: 'rule for {{words}}',
} as const;

export default rules;
