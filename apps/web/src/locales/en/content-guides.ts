/** The guides: how buying, paying and shipping go. In a section `p…` are paragraphs, `i…` list items, `n…` steps. */
const guides = {
  start: {
    account: {
      heading: 'Your account',
      p1: 'Anyone can look at goods, prices and landed costs. To order, register as a core enterprise: you confirm your e-mail address with a code and get a buyer code, for example B000128.',
    },
    find: {
      heading: 'Find the goods',
      i1: 'Browse or search the purchasing hall.',
      i2: 'Paste a product link, or the whole share message, from 1688, Taobao, Tmall, Pinduoduo, JD or Weidian. If we know the product, you see its specifications and prices at once.',
      i3: 'If it cannot be read, register it as a product of interest with its link and screenshots. Staff answer within 1 day.',
    },
    sample: {
      heading: 'Buy a sample first',
      p1: 'Before a bulk order, order a few pieces and check material, size and packing. We do not answer for the quality of the goods or for a change of mind, so a sample is your best protection.',
    },
    steps: {
      heading: 'How an order goes',
      n1: 'Choose specifications and quantities. You see the order total, the 30% deposit and the estimated cost on arrival in Vietnam. A quote is valid for 30 minutes, and the exchange rate in it is kept for the whole order.',
      n2: 'Place the order. Staff check supply, price and whether the goods are allowed, and accept or refuse it within 1 day. You pay nothing before that. An order that nobody accepts within 1 day is closed.',
      n3: 'Pay the 30% deposit within 24 hours of acceptance. Finance reviews it, usually within 1 hour.',
      n4: 'We buy the goods. They usually reach the border warehouse within 5 to 7 days, where every arrival is counted, weighed, measured and photographed.',
      n5: 'Choose how much to ship and make the final payment for that quantity with its fees. You may ship in several parts.',
      n6: 'The goods leave the warehouse within 24 hours of the approved final payment. Confirm the delivery once they have arrived.',
    },
    rules: {
      heading: 'Good to know',
      i1: 'An order has exactly one store. The cart settles one store after the other.',
      i2: 'If a total has changed since you saw it, the order is not placed: you see the new total first and decide again.',
      i3: 'You can cancel, with a reason, until the deposit is paid. After its approval we buy the goods.',
      i4: 'Stock that is not shipped within 7 days after stocking is complete is returned to the store.',
    },
  },
  payment: {
    when: {
      heading: 'What you pay and when',
      i1: 'Deposit: 30% of the order total, within 24 hours after staff have accepted the order. If it is not paid in time, the order is closed.',
      i2: 'Final payment: for each shipment the rest of the goods, freight inside China and service fee of that quantity, plus the fees of the shipment. It is due within 24 hours after you create the shipment, or the shipment is cancelled and the goods are available again.',
    },
    transfer: {
      heading: 'Pay by bank transfer',
      p1: 'Bank transfer is the only method open today. The cashier shows the bank, the account, the amount in đồng and a payment code.',
      n1: 'Scan the VietQR code with the app of a Vietnamese bank: account, amount and memo are filled in. Or type them as shown.',
      n2: 'Leave the payment code in the memo exactly as it is. It tells us which payment the money is for.',
      n3: 'Make one transfer for each payment, each with its own code.',
      n4: 'Then tell us in the cashier which transfer is yours: remitter name, bank and amount. Serial number, payment time and remarks help but may be left out.',
      n5: 'A screenshot is optional for the deposit and required for the final payment.',
    },
    review: {
      heading: 'Review',
      p1: 'Finance compares your transfer with the statement of our bank, usually within 1 hour. A screenshot alone is not proof: the money must have arrived. No time limit runs for you meanwhile.',
      i1: 'Approved: the order goes on.',
      i2: 'Approved in part: the amount that arrived is credited, the rest stays due with a new code, again for 24 hours.',
      i3: 'Not approved: you see the reason and can correct and submit again within 24 hours. Money that has arrived is not asked for twice.',
    },
    rate: {
      heading: 'Exchange rate',
      p1: 'Goods and fees are priced in yuan, you pay in đồng. The rate is locked when the order is placed and holds for its deposit and every final payment.',
    },
    amounts: {
      heading: 'Too little, too much, too late',
      i1: 'Too little: what arrived counts, the rest is due with a new code.',
      i2: 'Too much: the surplus is credited to your wallet.',
      i3: 'Too late: money for a closed order or a cancelled shipment is credited to your wallet. Do not transfer for a payment that the cashier shows as cancelled.',
    },
    back: {
      heading: 'What comes back, and when',
      i1: 'Order closed before its deposit is approved: everything paid for it goes to your wallet at once.',
      i2: 'Shipment cancelled before dispatch: its final payment goes to your wallet at once. If you cancel, services already carried out for it are kept.',
      i3: 'Pieces that could not be bought, did not arrive or are defective in the warehouse: the whole deposit of these pieces.',
      i4: 'Stock returned to the store, by time limit or because you asked: the deposit of these pieces less their freight inside China, their service fee and the freight of the return, never less than zero.',
      i5: 'Nothing comes back for a change of mind once goods have been dispatched.',
    },
  },
  shipping: {
    stock: {
      heading: 'Your stock in the border warehouse',
      p1: 'Every arrival is a batch: counted, weighed, measured and photographed. "My stock" shows what is available, in transit, frozen and in after-sales, with its batches.',
    },
    create: {
      heading: 'Create a shipment',
      p1: 'A shipment takes goods of one order and goes to one consignee. You choose the quantities, so one order may leave in several shipments. The oldest batches go first.',
      i1: 'To an address: consignee, contact and address are required.',
      i2: 'Marketplace order: if the marketplace hides the address of your customer, give consignee, contact, the order number, a screenshot of the order and the waybill image. The address may be left out.',
      i3: 'Optional services: inspection with photos, a wooden crate, insurance.',
    },
    pay: {
      heading: 'Final payment',
      p1: 'Before you create the shipment you see every fee with the measured weight. Pay within 24 hours, or the shipment is cancelled and the goods are available again.',
    },
    dispatch: {
      heading: 'Dispatch and delivery',
      p1: 'After the approval the warehouse dispatches within 24 hours. "My shipping notes" then shows the logistics company and the tracking number.',
      p2: 'Confirm the delivery once the goods have arrived. 15 days after dispatch a shipment counts as delivered.',
      p3: 'Check the goods on arrival. If something is wrong, damaged or missing, tell customer service within 7 days of delivery.',
    },
    cancel: {
      heading: 'Cancel a shipment',
      p1: 'You can cancel a shipment until it is dispatched, except while its payment is in review. The goods become available again and what you paid for it goes to your wallet, less services already carried out.',
    },
    autoReturn: {
      heading: 'Return after 7 days',
      p1: 'Stock can stay for 7 days after all goods of the order have arrived. What is not in a shipment by then is returned to the store. "My stock" shows the date.',
      p2: 'For returned pieces the deposit comes back less their freight inside China, their service fee and the freight of the return, never less than zero.',
    },
  },
  fees: {
    order: {
      heading: 'In the order total',
      i1: 'Goods: the price of the store for the quantity you order, without mark-up.',
      i2: 'Freight inside China: by estimated weight, for the first kilogram and each further kilogram begun.',
      i3: 'Service fee: a percentage of the goods. The percentage depends on the value of the goods and holds for the whole value.',
      p1: '30% of this total is the deposit. The rest is shared among your shipments by the value of the goods in them.',
    },
    shipment: {
      heading: 'With each shipment',
      i1: 'Logistics: a price per kilogram by destination and weight, on the larger of real and volumetric weight, rounded up to the next 100 g.',
      i2: 'Storage: per cubic metre, for the first month and then for each 30 days begun since receipt.',
      i3: 'Package handling: per package. A part of a batch is rounded up to whole packages.',
    },
    optional: {
      heading: 'Only if you choose them',
      i1: 'Inspection with photos: per piece, cheaper for larger quantities.',
      i2: 'Wooden crate: a price for the first kilogram and one for each further kilogram begun.',
      i3: 'Insurance: a percentage of the value of the shipment.',
    },
    fixed: {
      heading: 'Which prices hold',
      p1: 'For a shipment the fee schedule in force when you create it holds. Its fees are itemised, each rounded once, and do not change afterwards.',
      p2: 'What you see before ordering is an estimate where weight and volume are estimated. The bill uses what the warehouse measures.',
    },
    duty: {
      heading: 'Not included',
      p1: 'The landed cost contains no import duty and no VAT.',
    },
    prices: {
      heading: 'Prices in force today',
      item: 'Item', price: 'Price', service: 'Service fee', logistics: 'Logistics, {{place}}', storage: 'Storage', handling: 'Package handling', inspection: 'Inspection with photos', crate: 'Wooden crate', insurance: 'Insurance', volumetric: 'Volumetric weight',
      percentOf: '{{percent}} of the goods', perKg: '{{price}} per kg', perPiece: '{{price}} per piece',
      percentFrom: '{{percent}}, goods from {{amount}}', perKgFrom: '{{price}} per kg, from {{weight}}', divisor: '{{volume}} cm³ count as 1 kg',
      firstMonth: '{{price}} per m³ for the first month', nextMonth: '{{price}} per m³ for each further 30 days', perPackage: '{{price}} per package',
      perPieceFrom: '{{price}} per piece, from {{pieces}} pcs', firstKg: '{{price}} for the first kilogram', nextKg: '{{price}} for each further kilogram begun', ofValue: '{{percent}} of the value of the shipment',
    },
  },
} as const;

export default guides;
