/** Dictionaries. */
const adminSettings = {
  dict: {
    title: 'Dictionaries',
    add: 'Add a dictionary',
    editTitle: 'Edit {{name}}',
    name: 'Name',
    nameHint: 'Pages ask for it by this name.',
    description: 'Description',
    kind: 'Kind',
    builtIn: 'Built in',
    own: 'Own',
    blurry: 'Name, description',
    removeTitle: 'Delete {{name}}?',
    removeHint: 'All entries are deleted too. This cannot be taken back.',
  },
  entry: {
    title: 'Entries',
    of: 'Entries of {{name}}',
    add: 'Add an entry',
    editTitle: 'Edit {{label}}',
    label: 'Label',
    value: 'Value',
    valueHint: 'What is stored and sent; also for true and false as text.',
    sort: 'Order',
    none: 'No entries yet',
    noneHint: 'Add the first one.',
    removeTitle: 'Delete {{label}}?',
    removeHint: 'Pages no longer offer it. This cannot be taken back.',
  },
} as const;

export default adminSettings;
