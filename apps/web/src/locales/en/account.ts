/** The personal centre. */
const account = {
  title: 'Personal centre',
  parts: 'Parts of the personal centre',
  part: {
    profile: 'Profile',
    password: 'Password',
    email: 'E-mail',
    log: 'What I did',
  },
  ways: 'What is mine',
  username: 'Username',
  nickName: 'Nickname',
  buyerCode: 'Buyer code',
  email: 'E-mail',
  phone: 'Phone',
  gender: 'Gender',
  roles: 'Roles',
  department: 'Department',
  state: 'State',
  since: 'Since',
  payments: 'My payments',
  avatar: {
    change: 'Change the picture',
    hint: 'JPEG, PNG, WebP or GIF, at most {{max}} MB',
  },
  profile: {
    save: 'Save the profile',
    saved: 'The profile is saved',
    open: 'Left open',
    female: 'Female',
    male: 'Male',
  },
  password: {
    hint: 'A new password ends all your sessions, on every device. You log in again with it.',
    old: 'Current password',
    new: 'New password',
    submit: 'Change the password',
  },
  mail: {
    now: 'Your address now: {{email}}',
    new: 'New e-mail address',
    password: 'Current password',
    submit: 'Change the e-mail address',
    changed: 'Your e-mail address is now {{email}}',
  },
  log: {
    act: 'What',
    time: 'When',
    address: 'IP address',
    browser: 'Browser',
    duration: 'Took',
    ms: '{{ms}} ms',
    none: 'Nothing yet',
    noneHint: 'Changes that you make are listed here.',
  },
} as const;

export default account;
