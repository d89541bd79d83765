/** What each rule of the fields says to whoever breaks it. */
const validation = {
  email: 'Please enter the correct email address',
  phone: 'Enter a correct phone number',
  phoneOrLandline: 'Enter a correct phone or landline number',
  ipv4: 'Enter a correct IP address',
  bankCard: 'Enter a correct bank card number',
  password: 'Password: 6-12 digits or letters',
  userName: 'Username: 3-32 letters, digits, dots or dashes, beginning with a letter',
} as const;

export default validation;
