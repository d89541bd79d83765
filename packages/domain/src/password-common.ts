/** Passwords that everybody tries first, as far as the rule of 6 to 12 letters or digits lets them through; small letters. */
const commonPasswords: ReadonlySet<string> = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 12345678901 123456789012 0123456789 012345 0123456 01234567
  987654321 9876543210 87654321 7654321 654321 111111 1111111 11111111 111111111 1111111111 222222 22222222 333333
  33333333 444444 44444444 555555 55555555 666666 66666666 777777 7777777 77777777 888888 88888888 8888888888
  999999 99999999 9999999999 000000 00000000 0000000000 112233 11223344 1122334455 121212 12121212 123123
  123123123 123321 1234321 12344321 123654 123698745 1234qwer 123qwe 123qweasd 123abc 123456a 123456aa 123456q
  123456abc 12345a 12345q 12345qwert 1234abcd 131313 134679 135790 1357924680 147258 147258369 147852 147852369
  159357 159753 159951 168168 168888 1688168 171717 181818 191919 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2
  2wsx3edc 202020 212121 232323 246810 252525 258258 258456 314159 321321 321654 369369 369258147 420420 456123
  456456 456789 520520 5201314 1314520 52013145 654123 686868 68686868 696969 741852 741852963 753951 789456
  789456123 789789 868686 963852 963852741 987654 98765432 5211314 qwerty qwerty1 qwerty12 qwerty123 qwerty1234
  qwertyui qwertyuiop qwert123 qwe123 qweqwe qweasd qweasdzxc qazwsx qazwsx123 qazwsxedc q1w2e3 q1w2e3r4
  q1w2e3r4t5 asdfgh asdfghjk asdfghjkl asdf1234 asd123 asdasd zxcvbn zxcvbnm zxc123 zaq12wsx zaq1zaq1 password
  password1 password12 password123 passw0rd p4ssw0rd pass123 pass1234 passwd passwort admin1 admin12 admin123
  admin1234 admin888 adminadmin root123 rootroot toor123 guest123 user123 user1234 test123 test1234 testtest
  demo123 demo1234 temp123 temp1234 changeme default letmein letmein1 welcome welcome1 welcome123 login123 secret
  secret1 access master master1 superman batman pokemon dragon monkey shadow sunshine princess football baseball
  michael jordan23 charlie donald iloveyou iloveyou1 iloveu loveyou lovelove iloveme flower freedom whatever
  trustno1 starwars hello123 hellohello computer internet samsung google google123 android iphone killer hunter
  ninja123 azerty azerty123 ashley bailey mustang cheese summer winter spring abc123 abc1234 abc12345 abc123456
  abcabc abcdef abcdefg abcdefgh abcd123 abcd1234 abcde12345 a12345 a123456 a1234567 a12345678 a123456789 a1b2c3
  a1b2c3d4 aa123456 aa12345678 aaa111 aaa123 aaaaaa aaaaaaaa as123456 qq123456 q123456 q1234567 w123456 z123456
  zz123456 x123456 wang123456 li123456 zhang123 woaini woaini520 woaini1314 woaini123 5201314a nihao123 taobao
  taobao123 alibaba alibaba1 alipay zhifubao weixin wechat123 kouan123 kouan888 matkhau matkhau1 matkhau123
  anhyeuem anhyeuem1 emyeuanh yeuem123 khongbiet khongco vietnam vietnam1 vietnam123 hanoi123 saigon saigon123
  hoilamgi conheo123 maiyeuem thanhcong ngoctrinh nguyen123 nguyen tranthi minhanh123 dongcuong xinchao xinchao123
  `
    .trim()
    .split(/\s+/),
);

/** Whether a password is one of the common ones, whatever its capitals, or one character repeated. */
export const isCommonPassword = (password: string): boolean =>
  commonPasswords.has(password.toLowerCase()) || /^(.)\1*$/.test(password);
