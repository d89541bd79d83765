/** The rules between us and buyers. In a section `p…` are paragraphs, `i…` list items. */
const legal = {
  terms: {
    service: {
      heading: 'What we do',
      p1: 'We act as your purchasing agent: on your order we buy goods from Chinese stores, receive them in the border warehouse and send them on to Vietnam. The store sells the goods. We are not the seller and not a party to the sale.',
      p2: 'The page "What we are liable for" is part of these terms, and so is the list of prohibited items.',
    },
    orders: {
      heading: 'Orders',
      i1: 'An order is binding for us once staff have accepted it. They accept or refuse within 1 day. After that an order that was not accepted is closed.',
      i2: 'You order at the totals you saw. If they have changed, the order is refused and the new totals are shown.',
      i3: 'You may cancel until the deposit is paid. After the approval of the deposit we buy on your behalf.',
    },
    payments: {
      heading: 'Payments',
      i1: 'The deposit is 30% of the order total and due within 24 hours of acceptance.',
      i2: 'The final payment of a shipment is due within 24 hours of its creation. It consists of the rest of the value of the goods in it and the fees of the shipment.',
      i3: 'A payment counts when the money has arrived in our account and finance has approved it. A screenshot is a statement of yours, not a payment.',
      i4: 'Amounts are in yuan and paid in đồng at the rate locked for the order.',
    },
    stocking: {
      heading: 'Stocking, storage and return',
      i1: 'Goods usually reach the border warehouse 5 to 7 days after the purchase. This is an expectation and depends on the store.',
      i2: 'What we count, weigh and measure in the warehouse decides quantities and fees.',
      i3: 'Stock that is not shipped within 7 days after stocking is complete is returned to the store.',
    },
    refunds: {
      heading: 'What comes back',
      i1: 'The deposit, whole, for pieces that could not be bought, did not arrive or are defective in the warehouse.',
      i2: 'The deposit less freight inside China, service fee and return freight, at least zero, for pieces returned to the store.',
      i3: 'The final payment of a shipment that is cancelled before dispatch. If you cancel, less services already carried out.',
      i4: 'For goods that are wrong, damaged or missing on delivery: at most what you paid for them with their fees. Tell customer service within 7 days of delivery.',
      i5: 'Nothing for subjective reasons, such as a change of mind or another taste.',
    },
    duties: {
      heading: 'Your part',
      i1: 'Give correct names, contacts and addresses. What goes wrong because of wrong details is at your cost.',
      i2: 'Do not order prohibited items. For marketplace orders, make sure that you may use the waybill and the order screenshot.',
      i3: 'Confirm deliveries. 15 days after dispatch a shipment counts as delivered.',
    },
  },
  agreement: {
    account: {
      heading: 'The account',
      i1: 'You register as a core enterprise and confirm your e-mail address with a code. The account can order at once and carries a buyer code.',
      i2: 'Accounts of suppliers and cooperatives are set up by staff after checking the licence.',
      i3: 'Username, e-mail address and phone number must be yours and correct.',
    },
    safety: {
      heading: 'Keep it safe',
      i1: 'The password is for you alone. We never ask for it, neither by phone nor by message.',
      i2: 'What is done with your account counts as done by you. If somebody else may know the password, tell customer service.',
      i3: 'After several wrong passwords the log-in is refused for a while. A session ends 4 hours after its last use, with "remember me" 1 day after the log-in.',
    },
    use: {
      heading: 'Fair use',
      i1: 'Do not use the platform for prohibited items, for deceiving others or for testing its security without our consent.',
      i2: 'Links, pictures and texts that you send us must not break the rights of others.',
      i3: 'We may close an account that breaks these rules. Orders already paid are settled by the terms of service.',
    },
    consent: {
      heading: 'What you agree to',
      p1: 'By ticking both boxes you agree to this agreement, the terms of service and the list of prohibited items. We record that and when you did so. How we handle your data stands on the page "Privacy".',
    },
  },
  privacy: {
    collected: {
      heading: 'What we keep',
      i1: 'Account: username, display name, e-mail address, phone number, buyer code, and when you agreed to the terms.',
      i2: 'Password: only as a hash that cannot be turned back into the password.',
      i3: 'Orders: goods, quantities, amounts, remarks, and the history of who did what and when.',
      i4: 'Payments: remitter name, bank, amount, serial number, time, screenshots, and the matching lines of our bank statement.',
      i5: 'Shipments: consignee, contact, address, and for marketplace orders the order number, the order screenshot and the waybill image.',
      i6: 'Safety: network addresses of log-in attempts, so that guessing passwords can be stopped.',
    },
    use: {
      heading: 'What it is for',
      p1: 'Only to carry out your orders, to check payments, to deliver, to handle complaints and to keep accounts safe. We show no advertisements and sell no data.',
    },
    access: {
      heading: 'Who sees it',
      i1: 'You, after logging in. Other buyers never see your orders.',
      i2: 'Staff, as far as their permission goes: finance sees payments, the warehouse sees goods.',
      i3: 'The logistics company gets what it needs to deliver: consignee, contact and address, or the waybill.',
    },
    pictures: {
      heading: 'Pictures',
      p1: 'Uploaded pictures are drawn anew, without the place and device data hidden in them. A picture that belongs to a payment or a shipment opens only by an address that is valid for some minutes. Uploads that are not used within 24 hours are deleted.',
    },
    cookies: {
      heading: 'Cookies',
      p1: 'We use only what the site needs: your log-in, your language and how you arranged the screen. There are no advertising or tracking cookies.',
    },
    rights: {
      heading: 'Your data',
      p1: 'If something about you is wrong, or you want to know what we keep, ask customer service. Records of payments and orders stay, because accounts must remain complete.',
    },
  },
  prohibited: {
    never: {
      heading: 'Never',
      i1: 'Weapons, parts of weapons, ammunition, explosives, fireworks, and imitations that look real.',
      i2: 'Drugs, their precursors and tools for using them.',
      i3: 'Counterfeits and goods that break trademarks, copyright or patents.',
      i4: 'Money, securities, forged documents, seals and bank cards.',
      i5: 'Pornography, gambling equipment, and publications or maps that are forbidden in China or Vietnam.',
      i6: 'Live animals and plants, protected species and products made of them, human remains.',
      i7: 'Poisonous, radioactive, corrosive, infectious or inflammable substances, gas cylinders, waste.',
      i8: 'Devices for eavesdropping, secret filming, jamming of radio or breaking locks.',
      i9: 'Electronic cigarettes and heated tobacco with their liquids.',
    },
    ask: {
      heading: 'Only after asking',
      p1: 'For these goods a border or a carrier may ask for papers or refuse them. Register them as products of interest first; staff tell you whether they can be bought.',
      i1: 'Food, drinks, food supplements, medicines, medical devices and cosmetics.',
      i2: 'Alcohol and tobacco.',
      i3: 'Batteries, power banks, and goods with built-in batteries.',
      i4: 'Liquids, powders, magnets, aerosols, perfumes and paints.',
      i5: 'Radio and telecommunication devices, drones, encryption devices.',
      i6: 'Used goods, used machines, and medicines or seeds for farming.',
      i7: 'Books, recordings and maps.',
    },
    check: {
      heading: 'How it is checked',
      p1: 'Staff look at every order before the deposit and refuse prohibited goods. If prohibited goods turn up in the warehouse, they are not shipped. The rules of China and Vietnam change: this list is not complete.',
    },
  },
  liability: {
    role: {
      heading: 'Our role',
      p1: 'The platform does no transactions itself. We are your purchasing agent, not the seller: the contract of sale is with the store.',
    },
    provide: {
      heading: 'What we provide',
      i1: 'Payment: a cashier, checking of transfers, and an account of every amount.',
      i2: 'Logistics: purchase, the border warehouse, packing, dispatch and delivery in Vietnam.',
      i3: 'Customs: the way of the goods over the border.',
      i4: 'After-sales: customer service that takes complaints up with the store.',
    },
    answer: {
      heading: 'What we answer for',
      i1: 'That we buy what you ordered at the total you accepted.',
      i2: 'That goods are counted, weighed and photographed in the warehouse and their quantities are right.',
      i3: 'That money held for your order is used only for it, and that you can see how.',
      i4: 'That what comes back by the terms of service does come back.',
    },
    not: {
      heading: 'What we do not answer for',
      i1: 'The quality of the goods, their safety, and whether they fit your purpose. The store answers for that.',
      i2: 'Refunds for subjective reasons of the buyer, such as a change of mind, taste, or wrong expectations of colour and size.',
      i3: 'What the store states about its goods: pictures, descriptions, weights and stock.',
      i4: 'Delays at stores, borders and carriers that we cannot influence.',
      i5: 'Consequences of wrong details and of prohibited goods in an order.',
    },
    sample: {
      heading: 'Samples first',
      p1: 'Because we cannot answer for quality, order a sample before every bulk order and check it. Photos of the warehouse and the optional inspection show the outside and the quantity; they do not replace a sample.',
    },
  },
} as const;

export default legal;
