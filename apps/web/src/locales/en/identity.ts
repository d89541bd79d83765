/** Log-in and registration. */
const identity = {
  login: {
    title: 'Log in', sub: 'Prices, orders and stock are with your account.', comeBack: 'After logging in you are back on your page.', registered: 'Your account is ready. Log in with it.',
    username: 'Username', password: 'Password', captcha: 'Captcha', captchaPicture: 'Captcha picture', newCaptcha: 'Another captcha', remember: 'Remember me, stay logged in for 1 day', submit: 'Log in',
    noAccount: 'No account yet?', register: 'Register', lookAround: 'Look around the hall first',
  },
  register: {
    title: 'Register', sub: 'Choose your role first. After confirming your e-mail you can buy at once, with a buyer code such as B000128.',
    purchaser: 'Core enterprise', purchaserHint: 'I buy. Paste a link, order, receive the goods or send them to my marketplace customers.',
    otherRoles: 'Suppliers and cooperatives do not register here for now: our staff set their accounts up after checking the licence.',
    purchaserTitle: 'Register as core enterprise', purchaserSub: 'All fields are required.', otherRole: 'Another role',
    username: 'Username', usernameHint: 'Letters and digits, to log in with', nickName: 'Nickname', email: 'E-mail', code: 'E-mail verification code', codePlaceholder: '6 digits', sendCode: 'Send the code', sendAgain: 'Again in {{seconds}} s', codeSent: 'The code is on its way to {{email}}.',
    password: 'Password', passwordHint: '6-12 digits or letters', confirmPassword: 'Confirm the password', phone: 'Phone',
    agreeTo: 'I have read and agree to the', agreeAnd: 'and the', guide: { agreement: 'registration agreement', terms: 'terms of service', prohibited: 'list of prohibited items' },
    registrationAgreement: 'I have read and agree to the registration agreement', termsOfService: 'I have read and agree to the terms of service and the list of prohibited items', submit: 'Register', haveAccount: 'Already have an account?',
    emailInvalid: 'Please enter the correct email address', passwordRule: 'Password: 6-12 digits or letters', passwordsDiffer: 'The password entered twice is inconsistent', phoneInvalid: 'Enter a correct phone number',
  },
  art: { yiwu: 'Yiwu', guangzhou: 'Guangzhou', hanoi: 'Hanoi', saigon: 'Ho Chi Minh City', warehouse: 'Border warehouse', work: 'Counted, photographed' },
} as const;

export default identity;
