-- What must hold at all times. Each rule is a query that answers the rows which break it.
-- `npm run verify`, the tests and the health page all read this file.

-- I1: debits and credits are equal in every ledger transaction
select transaction_id, sum(debit_fen) as debit_fen, sum(credit_fen) as credit_fen
from ledger_entries group by transaction_id having sum(debit_fen) <> sum(credit_fen)

-- I1: every ledger transaction has entries
select id from ledger_transactions t where not exists (select 1 from ledger_entries e where e.transaction_id = t.id)

-- I1: rows of the ledger, of stock and of histories are only ever added: the database itself refuses everything else
select wanted.name, trigger.tgname from unnest(array['ledger_transactions', 'ledger_entries', 'payment_claims', 'payment_reviews', 'payment_allocations',
  'stock_movements', 'order_history', 'case_events', 'store_claim_events', 'stated_balances', 'proof_sign_offs']) as wanted (name)
cross join unnest(array['_only_added', '_never_emptied']) as kind (ending)
left join pg_trigger trigger on trigger.tgrelid = wanted.name::regclass and trigger.tgname = wanted.name || kind.ending
where trigger.tgenabled is distinct from 'O'

-- I1: no account of a buyer or an order that holds money is below zero
select account, order_id, buyer_id, sum(credit_fen - debit_fen) as balance_fen
from ledger_entries where account in ('wallet', 'depositsHeld', 'prepaymentsHeld', 'payoutsPending', 'receipts')
group by account, order_id, buyer_id having sum(credit_fen - debit_fen) < 0

-- I1: a manual entry that was confirmed stands in the ledger with its amount
select m.id from ledger_manual_entries m
left join (select transaction_id, sum(debit_fen) as fen from ledger_entries group by transaction_id) e on e.transaction_id = m.transaction_id
where m.state = 'done' and coalesce(e.fen, 0) <> m.amount_fen

-- I4: money is a whole number of the smallest unit of one currency: a bigint of fen or đồng, nothing is a float, and the ledger knows fen only
select c.table_name, c.column_name, c.data_type from information_schema.columns c
join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
where c.table_schema = 'public' and ((c.column_name ~ '_(fen|vnd|micros)$' and c.data_type <> 'bigint')
  or c.data_type in ('real', 'double precision', 'numeric', 'money')
  or (c.table_name = 'ledger_entries' and c.data_type = 'bigint' and c.column_name !~ '^(id|.*_id|debit_fen|credit_fen)$'))

-- I2: what the ledger took in for an order is what its approved payments credited
select o.number, coalesce(l.paid_fen, 0) as ledger_fen, coalesce(p.credited_fen, 0) as payments_fen
from orders o
left join (
  select e.order_id, sum(e.credit_fen) - coalesce(sum(e.debit_fen) filter (where t.reverses_id is not null), 0) as paid_fen
  from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
  where e.account in ('depositsHeld', 'prepaymentsHeld') and t.payment_id is not null and (e.credit_fen > 0 or t.reverses_id is not null)
  group by e.order_id) l on l.order_id = o.id
left join (select order_id, sum(credited_fen) as credited_fen from payments group by order_id) p on p.order_id = o.id
where coalesce(l.paid_fen, 0) <> coalesce(p.credited_fen, 0)

-- I2: a payment is credited by its allocations
select p.number, p.credited_fen, coalesce(sum(a.credited_fen), 0) as allocated_fen
from payments p left join payment_allocations a on a.payment_id = p.id
group by p.id having p.credited_fen <> coalesce(sum(a.credited_fen), 0)

-- I2: a bank line is used up exactly by its allocations
select l.id, l.amount_vnd, l.left_vnd, l.amount_fen, l.left_fen, coalesce(sum(a.allocated_vnd + a.surplus_vnd), 0) as taken_vnd, coalesce(sum(a.receipts_fen + a.surplus_fen), 0) as taken_fen
from bank_lines l left join payment_allocations a on a.bank_line_id = l.id
group by l.id having l.amount_fen - l.left_fen <> coalesce(sum(a.receipts_fen + a.surplus_fen), 0)
  or l.amount_vnd - l.left_vnd <> coalesce(sum(a.allocated_vnd + a.surplus_vnd), 0)

-- I2: what a wallet or a gateway brought is used up exactly by its allocations
select r.id, r.amount_fen, r.left_fen from payment_receipts r left join payment_allocations a on a.receipt_id = r.id
group by r.id having r.amount_fen - r.left_fen <> coalesce(sum(a.receipts_fen + a.surplus_fen), 0)

-- I2: receipts that no payment has yet are what is left of bank lines and of other receipts
select r.balance_fen, l.left_fen from (select coalesce(sum(credit_fen - debit_fen), 0) as balance_fen from ledger_entries where account = 'receipts') r,
  (select (select coalesce(sum(left_fen), 0) from bank_lines) + (select coalesce(sum(left_fen), 0) from payment_receipts) as left_fen) l
where r.balance_fen <> l.left_fen

-- I2: every wallet is what the ledger says
select coalesce(w.buyer_id, e.buyer_id) as buyer_id, w.balance_fen, e.ledger_fen from wallets w
full join (select buyer_id, sum(credit_fen - debit_fen) as ledger_fen from ledger_entries where account = 'wallet' group by buyer_id) e on e.buyer_id = w.buyer_id
where coalesce(w.balance_fen, 0) <> coalesce(e.ledger_fen, 0)

-- I2: what is held of an order's deposit is what was paid of it and has not left with a shipment
select o.number, coalesce(h.held_fen, 0) as held_fen, coalesce(p.paid_fen, 0) as paid_fen, coalesce(s.left_fen, 0) as left_fen from orders o
left join (select order_id, sum(credit_fen - debit_fen) as held_fen from ledger_entries where account = 'depositsHeld' group by order_id) h on h.order_id = o.id
left join (select order_id, sum(credited_fen) as paid_fen from payments where purpose <> 'final' group by order_id) p on p.order_id = o.id
left join (select order_id, sum(deposit_share_fen) as left_fen from shipments where state in ('inTransit', 'delivered') group by order_id) s on s.order_id = o.id
left join (
  select order_id, sum(deposit_share_fen) as settled_fen from cases
  where kind <> 'afterSales' and (state in ('approved', 'paid', 'payoutFailed') or (kind = 'return' and state = 'rejectedFinal')) group by order_id) c on c.order_id = o.id
left join (select order_id, sum(to_wallet_fen) as lowered_fen from order_adjustments group by order_id) a on a.order_id = o.id
where o.status <> 'closed'
  and coalesce(h.held_fen, 0) <> coalesce(p.paid_fen, 0) - coalesce(s.left_fen, 0) - coalesce(c.settled_fen, 0) - coalesce(a.lowered_fen, 0)

-- I3: an order's totals and prices are those of the last change of price in force
select o.number, a.id from orders o join lateral (
  select * from order_adjustments a where a.order_id = o.id and a.state in ('confirmed', 'due') order by id desc limit 1) a on true
where (o.goods_fen, o.freight_fen, o.service_fen, o.deposit_fen) <> (a.new_goods_fen, a.new_freight_fen, a.new_service_fen, a.new_deposit_fen)
union all
select o.number, a.id from order_adjustments a join order_adjustment_lines l on l.adjustment_id = a.id
join order_lines r on r.id = l.order_line_id join orders o on o.id = a.order_id where r.order_id <> a.order_id

-- I10: what an order knows of its open change of price is what the change says
select o.number, o.adjustment, a.state from orders o
full join (select * from order_adjustments where state in ('offered', 'due')) a on a.order_id = o.id
where (o.id is not null and o.adjustment is distinct from a.state) or (o.adjustment = 'offered' and o.adjustment_until is distinct from a.answer_by)

-- I18: nobody can pay while a change of price waits for its answer, and can again once it is answered
select p.number, o.adjustment from payments p join orders o on o.id = p.order_id
where p.status = 'unpaid' and p.purpose <> 'final' and p.is_paused <> (coalesce(o.adjustment, '') = 'offered')

-- I2: what is held of an order's final payments is what its shipments before their dispatch have paid
select o.number, coalesce(h.held_fen, 0) as held_fen, coalesce(p.paid_fen, 0) as paid_fen from orders o
left join (select order_id, sum(credit_fen - debit_fen) as held_fen from ledger_entries where account = 'prepaymentsHeld' group by order_id) h on h.order_id = o.id
left join (
  select s.order_id, sum(p.credited_fen) as paid_fen from shipments s join payments p on p.shipment_number = s.number
  where s.state in ('paymentPending', 'paymentReview', 'paymentRejected', 'ready') group by s.order_id) p on p.order_id = o.id
where coalesce(h.held_fen, 0) <> coalesce(p.paid_fen, 0)

-- I2: a closed order holds no money
select o.number, e.account, sum(e.credit_fen - e.debit_fen) as held_fen from orders o join ledger_entries e on e.order_id = o.id
where o.status = 'closed' and e.account in ('depositsHeld', 'prepaymentsHeld') group by o.number, e.account having sum(e.credit_fen - e.debit_fen) <> 0

-- I3: the deposit is 30 % of the total, half a fen rounded up
select number, total_fen, deposit_fen from orders where deposit_fen <> (total_fen * 6 + 10) / 20

-- I3: what shipments and cases took and what the pots still hold add up to the order, to the fen
select o.number from orders o
left join (
  select order_id, sum(goods_fen) as goods, sum(freight_fen) as freight, sum(service_fen) as service, sum(deposit_share_fen) as deposit
  from shipments where state <> 'cancelled' group by order_id) s on s.order_id = o.id
left join (
  select order_id, sum(goods_fen) as goods, sum(freight_fen) as freight, sum(service_fen) as service, sum(deposit_share_fen) as deposit
  from cases group by order_id) c on c.order_id = o.id
where o.pot_goods_fen + coalesce(s.goods, 0) + coalesce(c.goods, 0) <> o.goods_fen
  or o.pot_freight_fen + coalesce(s.freight, 0) + coalesce(c.freight, 0) <> o.freight_fen
  or o.pot_service_fen + coalesce(s.service, 0) + coalesce(c.service, 0) <> o.service_fen
  or o.pot_deposit_fen + coalesce(s.deposit, 0) + coalesce(c.deposit, 0) <> o.deposit_fen

-- I2: goods advanced for an order are those that were bought and have neither left nor been given back
select o.number, coalesce(a.advanced_fen, 0) as advanced_fen from orders o
left join (
  select t.order_id, sum(e.debit_fen - e.credit_fen) as advanced_fen from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
  where e.account = 'goodsAdvanced' group by t.order_id) a on a.order_id = o.id
left join (
  select order_id, sum(goods_fen + freight_fen) as fen from shipments
  where state in ('paymentPending', 'paymentReview', 'paymentRejected', 'ready') group by order_id) s on s.order_id = o.id
left join (select order_id, sum(goods_fen + freight_fen) as fen from cases where kind = 'defective' and state = 'requested' group by order_id) c on c.order_id = o.id
where coalesce(a.advanced_fen, 0) <> case when exists (select 1 from purchases p where p.order_id = o.id)
  then o.pot_goods_fen + o.pot_freight_fen + coalesce(s.fen, 0) + coalesce(c.fen, 0) else 0 end

-- I2: the đồng of a bank account in its daily proofs are those of the ledger: each of its postings has its record
select e.transaction_id, t.event from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
where e.account = 'bank' and t.event not in ('bankLineImported', 'bankLineRecorded', 'bankLineNotified', 'withdrawalDone', 'payoutDone', 'storePaid', 'costPaid', 'reversal')

-- I24: no column holds what a card or a password was typed with; of cards there is the mask only
select table_name, column_name from information_schema.columns
where table_schema = 'public' and column_name ~ '(cvv|cvc|card_number|sms_code|pay_password|payment_password|pin_code)'
union all
select 'gateway_trades', number from gateway_trades where card_mask is not null and card_mask !~ '^[0-9]{4}\*+[0-9]{4}$'

-- I5: no unit is claimed twice after the dispatch
select c.shipment_number, l.order_line_id from cases c join case_lines l on l.case_id = c.id
left join shipments s on s.number = c.shipment_number left join shipment_lines sl on sl.shipment_id = s.id and sl.order_line_id = l.order_line_id
where c.kind = 'afterSales' group by c.shipment_number, l.order_line_id having sum(l.quantity) > coalesce(max(sl.quantity), 0)

-- I5: a shipment gave back at most its value and its fees
select s.number from shipments s join cases c on c.shipment_number = s.number
group by s.id having sum(c.refund_fen) > s.goods_fen + s.freight_fen + s.service_fen + s.fees_fen

-- I5: a refund to the source is split over payments whole, and no payment gives back more than it was credited
select c.number from cases c left join refund_payouts p on p.case_number = c.number
where c.refund_to = 'source' and c.refund_fen > 0 group by c.id having coalesce(sum(p.amount_fen), 0) <> c.refund_fen
union all
select p.number from payments p join refund_payouts r on r.payment_id = p.id
group by p.id having sum(r.amount_fen) > p.credited_fen or sum(r.amount_vnd) > p.credited_vnd

-- I5: what waits to be paid out is what refunds and withdrawals wait for
select coalesce(l.buyer_id, w.buyer_id) as buyer_id, coalesce(l.fen, 0) as ledger_fen, coalesce(w.fen, 0) as waiting_fen from (
  select buyer_id, sum(credit_fen - debit_fen) as fen from ledger_entries where account = 'payoutsPending' group by buyer_id) l
full join (
  select buyer_id, sum(fen) as fen from (
    select buyer_id, amount_fen as fen from refund_payouts where state in ('pending', 'failed')
    union all select buyer_id, amount_fen from wallet_withdrawals where state = 'pending') waiting group by buyer_id) w on w.buyer_id = l.buyer_id
where coalesce(l.fen, 0) <> coalesce(w.fen, 0)

-- I7: after-sales stock of a line is what its cases hold
select l.id, l.after_sales from order_lines l
left join (
  select cl.order_line_id, sum(case when c.kind = 'defective' then case when c.state in ('requested', 'approved', 'paid', 'payoutFailed') then cl.quantity else 0 end
    else cl.sent_back + case when r.case_id is null then 0 else cl.quantity end end - cl.returned) as held
  from case_lines cl join cases c on c.id = cl.case_id left join replacements r on r.case_id = c.id and r.state = 'received' where c.kind in ('defective', 'afterSales') group by cl.order_line_id) h on h.order_line_id = l.id
where l.after_sales <> coalesce(h.held, 0)

-- I10: a case whose pieces are replaced has exactly one replacement under way, others have none
select c.number, c.state, count(r.id) as under_way from cases c left join replacements r on r.case_id = c.id and r.state not in ('delivered', 'ended')
group by c.id having count(r.id) <> case when c.state = 'replacing' then 1 else 0 end

-- I7: new pieces of a case are received and sent once for each of its replacements that came as far
select c.number, m.received, m.sent, r.received as due_received, r.sent as due_sent from cases c
join (select case_id, sum(quantity) as units from case_lines group by case_id) l on l.case_id = c.id
left join (select case_id, count(*) filter (where received_at is not null) as received, count(*) filter (where sent_at is not null) as sent
  from replacements group by case_id) r on r.case_id = c.id
left join (select case_number, coalesce(sum(quantity) filter (where cause in ('replacementReceived', 'replacementRefilled')), 0) as received,
  coalesce(sum(quantity) filter (where cause = 'replacementSent'), 0) as sent from stock_movements group by case_number) m on m.case_number = c.number
where coalesce(m.received, 0) <> l.units * coalesce(r.received, 0) or coalesce(m.sent, 0) <> l.units * coalesce(r.sent, 0)

-- I14: stores are owed what replacements cost that did not end without goods
select c.number, coalesce(r.fen, 0) as cost_fen, coalesce(l.fen, 0) as owed_fen from cases c
left join (select case_id, sum(cost_fen) filter (where state <> 'ended' or sent_at is not null) as fen from replacements group by case_id) r on r.case_id = c.id
left join (select t.note, sum(e.credit_fen - e.debit_fen) as fen from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  where t.event in ('replacementBought', 'replacementEnded') and e.account = 'storePayable' group by t.note) l on l.note = c.number
where coalesce(r.fen, 0) <> coalesce(l.fen, 0)

-- I5: what a case was approved for is what its entries brought the buyer, and nothing else did
select coalesce(c.number, l.note) as number, coalesce(c.refund_fen, 0) as decided_fen, coalesce(l.fen, 0) as ledger_fen from cases c
full join (select t.note, sum(e.credit_fen - e.debit_fen) as fen from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  where t.event = 'caseApproved' and e.account in ('wallet', 'payoutsPending') group by t.note) l on l.note = c.number
where coalesce(c.refund_fen, 0) <> coalesce(l.fen, 0)

-- I11: an approval of a refund that could be taken back was carried out once, by its approver and for its amount, or not at all
select c.number, d.reviewer_id, d.refund_fen from (
  select case_id, reviewer_id, refund_fen, count(*) as carried_out from case_decisions where state = 'done' group by case_id, reviewer_id, refund_fen) d
join cases c on c.id = d.case_id
where d.carried_out > (select count(*) from case_events e where e.case_id = d.case_id and e.event in ('approved', 'proposed')
  and e.actor_id = d.reviewer_id and (e.details ->> 'refundFen')::bigint = d.refund_fen)
union all
select c.number, d.reviewer_id, d.refund_fen from case_decisions d join cases c on c.id = d.case_id
where d.state = 'waiting' and c.state in ('approved', 'paid', 'payoutFailed')

-- I14: of a settled claim its store bears what was recovered; an open one has settled nothing
select c.number, s.state, s.recovered_fen, coalesce(l.fen, 0) as borne_fen, coalesce(l.settled_fen, 0) as settled_fen from store_claims s
join cases c on c.id = s.case_id
left join (select t.note, sum(e.debit_fen - e.credit_fen) as fen,
    sum(e.debit_fen - e.credit_fen) filter (where t.event in ('storeClaimSettled', 'storeClaimReversed')) as settled_fen
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  where e.account = 'storePayable' and t.event not in ('replacementBought', 'replacementEnded') group by t.note) l on l.note = c.number
where case when s.ended_at is null then coalesce(l.settled_fen, 0) <> 0 else coalesce(l.fen, 0) <> s.recovered_fen end
union all
select t.note, t.event, null, null, null from ledger_transactions t
where t.event in ('storeClaimSettled', 'storeClaimReversed') and not exists (select 1 from cases c join store_claims s on s.case_id = c.id where c.number = t.note)

-- I10: cases are in the state that their order knows
select c.number, c.state, f.state as fact from cases c left join order_cases f on f.case_number = c.number
where c.state is distinct from f.state or c.refund_fen is distinct from f.refund_fen

-- I12: nobody decided a case that they opened or that is about their own order
select number from cases where decided_by = opened_by or decided_by = buyer_id

-- I5: nobody got back more than was paid for an order
select order_id from ledger_entries where account in ('depositsHeld', 'prepaymentsHeld')
group by order_id having sum(credit_fen) < sum(debit_fen)

-- I6: a final payment is the balance of its units and its fees
select s.number from shipments s join payments p on p.shipment_number = s.number
where p.amount_fen <> s.amount_fen and p.status <> 'cancelled'

-- I6: a shipment that is ready or has left is paid whole, and nobody pays for a cancelled one
select s.number, s.state, s.amount_fen, coalesce(sum(p.amount_fen) filter (where p.status = 'paid'), 0) as paid_fen
from shipments s left join payments p on p.shipment_number = s.number
group by s.id having (s.state in ('ready', 'inTransit', 'delivered') and s.amount_fen <> coalesce(sum(p.amount_fen) filter (where p.status = 'paid'), 0))
  or (s.state = 'cancelled' and count(*) filter (where p.status in ('unpaid', 'pendingApproval')) > 0)

-- I6: the fees of a shipment are the sum of its items
select s.number, s.fees_fen from shipments s left join shipment_fees f on f.shipment_id = s.id
group by s.id having s.fees_fen <> coalesce(sum(f.fee_fen), 0)

-- I7: the stock of a line is the sum of its movements
select l.id, l.in_transit, l.available, l.frozen, l.after_sales from order_lines l
left join (
  select order_line_id,
    sum(case when to_place = 'inTransit' then quantity when from_place = 'inTransit' then -quantity else 0 end) as in_transit,
    sum(case when to_place = 'available' then quantity when from_place = 'available' then -quantity else 0 end) as available,
    sum(case when to_place = 'frozen' then quantity when from_place = 'frozen' then -quantity else 0 end) as frozen,
    sum(case when to_place = 'afterSales' then quantity when from_place = 'afterSales' then -quantity else 0 end) as after_sales
  from stock_movements group by order_line_id) m on m.order_line_id = l.id
where (l.in_transit, l.available, l.frozen, l.after_sales)
  is distinct from (coalesce(m.in_transit, 0), coalesce(m.available, 0), coalesce(m.frozen, 0), coalesce(m.after_sales, 0))

-- I8: what a line has shipped is what its dispatched shipments carried, less what was sent back
select l.id, l.shipped, l.delivered from order_lines l
left join (
  select sl.order_line_id, sum(sl.quantity) as shipped, coalesce(sum(sl.quantity) filter (where s.state = 'delivered'), 0) as delivered
  from shipment_lines sl join shipments s on s.id = sl.shipment_id where s.state in ('inTransit', 'delivered') group by sl.order_line_id) d on d.order_line_id = l.id
left join (select order_line_id, sum(case cause when 'replacementSent' then -quantity else quantity end) as sent_back
  from stock_movements where cause in ('sentBack', 'replacementReceived', 'replacementSent') group by order_line_id) b on b.order_line_id = l.id
where l.shipped <> coalesce(d.shipped, 0) - coalesce(b.sent_back, 0) or l.delivered > coalesce(d.delivered, 0)

-- I8: what is frozen for a line is what its open shipments ask for
select l.id, l.frozen from order_lines l
left join (
  select sl.order_line_id, sum(sl.quantity) as frozen from shipment_lines sl join shipments s on s.id = sl.shipment_id
  where s.state in ('paymentPending', 'paymentReview', 'paymentRejected', 'ready') group by sl.order_line_id) f on f.order_line_id = l.id
where l.frozen <> coalesce(f.frozen, 0)

-- I9: no batch gave more than it had
select b.number from batches b left join stock_movements m on m.batch_id = b.id
group by b.id having sum(case when m.to_place = 'available' then m.quantity when m.from_place = 'available' then -m.quantity else 0 end) < 0
  or sum(case when m.from_place = 'inTransit' then m.quantity else 0 end) <> b.quantity

-- I7: what is kept of a batch and of a line is the sum of its movements
select b.number, b.available, b.frozen from batches b left join (
  select batch_id, sum(case when to_place = 'available' then quantity when from_place = 'available' then -quantity else 0 end) as available,
    sum(case when to_place = 'frozen' then quantity when from_place = 'frozen' then -quantity else 0 end) as frozen
  from stock_movements where batch_id is not null group by batch_id) m on m.batch_id = b.id
where (b.available, b.frozen) is distinct from (coalesce(m.available, 0), coalesce(m.frozen, 0))
union all
select o.id::text, s.available, l.available from order_lines o left join stock_levels s on s.order_line_id = o.id join order_lines l on l.id = o.id
where (coalesce(s.in_transit, 0), coalesce(s.available, 0), coalesce(s.frozen, 0), coalesce(s.after_sales, 0)) is distinct from (l.in_transit, l.available, l.frozen, l.after_sales)

-- I9: what lies on a shelf is the sum of its moves, and no batch has more on shelves than in the warehouse
select coalesce(u.batch_id, m.batch_id) as batch_id, coalesce(u.shelf_id, m.shelf_id) as shelf_id from shelf_units u
full join (select batch_id, shelf_id, sum(quantity) as quantity from (
    select batch_id, to_shelf_id as shelf_id, quantity from shelf_moves where to_shelf_id is not null
    union all select batch_id, from_shelf_id, -quantity from shelf_moves where from_shelf_id is not null) steps group by 1, 2) m
  on m.batch_id = u.batch_id and m.shelf_id = u.shelf_id
where coalesce(u.quantity, 0) <> coalesce(m.quantity, 0)
union all
select b.id, null from batches b join shelf_units u on u.batch_id = b.id group by b.id having sum(u.quantity) > b.available + b.frozen

-- I9: units that were confirmed missing left their batch at our own cost and opened a case; found ones came back
select a.id, a.case_number from stock_adjustments a left join cases c on c.number = a.case_number
left join (select case_number, sum(quantity) filter (where cause = 'foundMissing') as lost, coalesce(sum(quantity) filter (where cause = 'missingTurnedUp'), 0) as found
  from stock_movements group by case_number) m on m.case_number = a.case_number
where a.kind = 'missing' and a.state = 'confirmed' and (c.kind is distinct from 'short' or m.lost is distinct from a.quantity
  or (c.state = 'rejectedFinal') <> (m.found = a.quantity) or (a.found_by_id is not null and m.found <> a.quantity)
  or not exists (select 1 from ledger_transactions t where t.event = 'unitsMissing' and t.note = a.case_number))

-- I12: nobody decided an adjustment that they proposed, that they counted, or of their own order
select a.id from stock_adjustments a join orders o on o.id = a.order_id
where a.decided_by = a.proposed_by or a.decided_by = o.buyer_id or exists (
  select 1 from stocktake_lines l where l.stocktake_id = a.stocktake_id and l.batch_id = a.batch_id and l.counted_by = a.decided_by)

-- I9: rejected photos have their case
select r.batch_id, r.case_number from batch_reviews r left join cases c on c.number = r.case_number
where r.state = 'rejected' and (c.kind is distinct from 'defective' or c.buyer_id <> r.buyer_id)

-- I9: goods that came in a parcel belong to an order of its waybill
select b.number, c.waybill_number from batches b join parcels c on c.id = b.parcel_id
where not exists (select 1 from purchase_waybills w join purchases p on p.id = w.purchase_id
  where w.waybill_number = c.waybill_number and p.order_id = b.order_id)

-- I9: every waybill of a purchase has its parcel
select w.waybill_number from purchase_waybills w left join parcels c on c.waybill_number = w.waybill_number
where c.id is null and w.waybill_number ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'

-- I9: a parcel without owner is kept as such, belongs to no order and nothing of it was received
select c.waybill_number from parcels c where c.state = 'unowned' and (
  not exists (select 1 from strays s where s.parcel_id = c.id and s.kind = 'parcel' and s.state = 'kept')
  or exists (select 1 from purchase_waybills w where w.waybill_number = c.waybill_number)
  or exists (select 1 from batches b where b.parcel_id = c.id))

-- I9: what a claim was accepted for belongs to its order
select c.id, c.stray_id from stray_claims c join strays s on s.id = c.stray_id
where c.state = 'accepted' and (s.state <> 'assigned' or s.order_id <> c.order_id)

-- I39: photos of a parcel are bound to it
select p.parcel_id, p.file_id from parcel_photos p join files f on f.id = p.file_id
where f.record_kind is distinct from 'parcel' or f.record_id is distinct from p.parcel_id

-- I9: the parts of a shipment add up to its lines
select s.number, l.order_line_id from shipments s
join shipment_lines l on l.shipment_id = s.id
left join (select p.shipment_id, b.order_line_id, sum(p.quantity) as quantity from shipment_parts p join batches b on b.id = p.batch_id group by 1, 2) p
  on p.shipment_id = s.id and p.order_line_id = l.order_line_id
where l.quantity <> coalesce(p.quantity, 0)

-- I10: the history of an order is one chain that ends at its status
select o.number, o.status, h.to_status from orders o
left join lateral (select to_status from order_history h where h.order_id = o.id order by id desc limit 1) h on true
where o.status is distinct from h.to_status

-- I10: every step of a history begins where the one before ended
select order_id, id from (
  select order_id, id, from_status, lag(to_status) over (partition by order_id order by id) as before from order_history) steps
where from_status is distinct from before

-- I10: shipments are in the state that their order knows
select s.number, s.state, f.state as fact from shipments s left join order_shipments f on f.shipment_number = s.number where s.state is distinct from f.state

-- I10: an order knows the time limits that run for its shipments and cases
select s.number, f.due_at from shipments s join order_shipments f on f.shipment_number = s.number
where date_trunc('milliseconds', f.due_at) is distinct from date_trunc('milliseconds', case when s.state = 'ready' then s.dispatch_by
  when s.state = 'inTransit' and s.receipt_paused_at is null then s.auto_receive_at end)
union all
select c.number, f.due_at from cases c join order_cases f on f.case_number = c.number
where date_trunc('milliseconds', f.due_at) is distinct from date_trunc('milliseconds', case when c.state in ('requested', 'replacing') then c.due_at
  when c.state in ('rejected', 'payoutFailed') then c.final_at end)

-- I11: a claim is decided once, and again only after a re-review
select payment_id, id from (
  select payment_id, id, outcome, lag(outcome) over (partition by claim_id order by id) as before from payment_reviews) decisions
where (outcome = 'reReview') <> coalesce(before in ('approved', 'notApproved'), false)

-- I11: an approval books money of one source or of several bank lines, as one transaction; no other review does
select r.payment_id, r.id from payment_reviews r left join payment_allocations a on a.review_id = r.id
group by r.id having (count(a.id) > 0) <> (r.outcome = 'approved') or count(distinct a.ledger_transaction_id) > 1
  or (count(a.id) > 1 and count(a.id) <> count(distinct a.bank_line_id))

-- I11: only what was paid exactly was approved without a reviewer: through a wallet or a gateway, or by an automatic approval
select r.payment_id, r.id from payment_reviews r join payment_claims c on c.id = r.claim_id
left join automatic_approvals a on a.review_id = r.id
where (r.reviewer_id is null and (r.outcome <> 'approved' or (c.method = 'bankTransfer') <> (a.review_id is not null)))
  or (a.review_id is not null and (r.reviewer_id is not null or a.payment_id <> r.payment_id))

-- I11: an automatic approval took its bank line whole and exactly, below the ceiling, and of no payment that was ever looked at again
select a.review_id, a.bank_line_id from automatic_approvals a join bank_lines l on l.id = a.bank_line_id
left join payment_allocations p on p.review_id = a.review_id and p.bank_line_id = a.bank_line_id
where p.bank_line_id is distinct from a.bank_line_id or p.surplus_fen <> 0 or a.transfer_fen > a.ceiling_fen or l.recorded_by is not null
  or exists (select 1 from payment_reviews e where e.payment_id = a.payment_id and e.outcome = 'reReview' and e.id < a.review_id)
  or l.amount_vnd <> (select sum(o.allocated_vnd) from automatic_approvals b join payment_allocations o on o.review_id = b.review_id and o.bank_line_id = b.bank_line_id where b.bank_line_id = l.id)

-- I11: a line that a bank told of was booked by exactly one of its notices
select l.id, l.source_id from bank_lines l
where l.source_id is not null and (select count(*) from bank_notices n where n.bank_line_id = l.id and n.outcome = 'booked' and n.source_id = l.source_id) <> 1
union all
select n.bank_line_id, n.source_id from bank_notices n join bank_lines l on l.id = n.bank_line_id
where n.outcome = 'booked' and l.source_id is distinct from n.source_id

-- I12: nobody who had seen the secret of a source approved alone with what only that source told
select l.id, r.payment_id from bank_lines l join payment_allocations a on a.bank_line_id = l.id join payment_reviews r on r.id = a.review_id
join bank_source_keepers k on k.source_id = l.source_id and k.user_id = r.reviewer_id and k.created_at < r.created_at
where l.statement_id is null

-- I13: a key that was taken has its answer: whoever repeats the request gets the first reply
select actor_id, key, created_at from idempotency_keys where reply is null

-- I13: what the outside world tells twice is kept once: a trade of a gateway, a notice and a statement of a bank, a refund of a payment
select gateway || ' ' || trade_number as told from payment_receipts where trade_number is not null group by gateway, trade_number having count(*) > 1
union all
select signature from bank_notices group by source_id, signature having count(*) > 1
union all
select sha256 from bank_statements group by bank_account_id, sha256 having count(*) > 1
union all
select case_number from refund_payouts group by case_number, payment_id having count(*) > 1

-- I14: a joint transfer has payments of its own buyer only, and its claims are of its members
select j.number, p.number as payment from joint_transfers j join joint_transfer_members m on m.joint_transfer_id = j.id
join payments p on p.id = m.payment_id where p.buyer_id <> j.buyer_id
union all
select j.number, p.number from payment_claims c join joint_transfers j on j.id = c.joint_transfer_id join payments p on p.id = c.payment_id
where not exists (select 1 from joint_transfer_members m where m.joint_transfer_id = j.id and m.payment_id = c.payment_id)

-- I12: nobody alone recorded money and approved with it
select l.id, r.payment_id from bank_lines l join payment_allocations a on a.bank_line_id = l.id join payment_reviews r on r.id = a.review_id
where l.recorded_by = r.reviewer_id

-- I12: nobody reviewed what they paid themselves
select p.number from payment_reviews r join payments p on p.id = r.payment_id where r.reviewer_id = p.buyer_id

-- I14: at most one open payment of a purpose
select order_id, purpose, shipment_number from payments where status in ('unpaid', 'pendingApproval')
group by order_id, purpose, shipment_number having count(*) > 1

-- I25: unit prices and quantities of an order add up to its goods value
select o.number from orders o join order_lines l on l.order_id = o.id
group by o.id having sum(l.unit_price_fen * l.ordered) <> o.goods_fen

-- I25: all lines of an order are goods of its store, unless a later look at the page found them in another
select distinct o.number from orders o join order_lines l on l.order_id = o.id join products p on p.id = l.product_id
where p.store_id <> o.store_id
  and not exists (select 1 from captures c where c.product_id = p.id and c.captured_at >= o.placed_at and c.changes @> '[{"what": "store"}]')

-- I26: the cart holds a specification once
select buyer_id, sku_id from cart_lines group by buyer_id, sku_id having count(*) > 1

-- I39: an avatar is a picture of the person's own that is bound to them, and nothing else is bound as one
select coalesce(u.id, f.record_id) as user_id, f.id as file_id
from users u full join files f on f.id = u.avatar_file_id and f.record_kind = 'avatar' and f.record_id = u.id
where (u.avatar_file_id is not null and (f.id is null or f.owner_id <> u.id or f.purpose <> 'avatar'))
  or (u.id is null and f.record_kind = 'avatar')

-- I39: every package has its file, bound to it, and nothing else is bound as one
select p.id as package_id, f.id as file_id
from uploaded_packages p full join files f on f.id = p.file_id and f.record_kind = 'package' and f.record_id = p.id
where (p.id is not null and (f.id is null or f.purpose <> 'package')) or (p.id is null and f.record_kind = 'package')

-- I9: what left was not held for its weight, and what lies in a bag left with it
select s.number, p.state from shipments s join shipment_packings p on p.shipment_id = s.id
where p.state = 'held' and s.state in ('inTransit', 'delivered')

-- I9: what left has no goods of a parcel whose weight is still held
select s.number, p.waybill_number from parcel_weight_checks c join parcels p on p.id = c.parcel_id join batches b on b.parcel_id = p.id
join shipment_parts u on u.batch_id = b.id join shipments s on s.id = u.shipment_id
where c.state = 'held' and s.state in ('inTransit', 'delivered')

-- I9: what left has no goods of a batch whose weight is still held
select s.number, b.number as batch from batch_weight_checks c join batches b on b.id = c.batch_id
join shipment_parts u on u.batch_id = b.id join shipments s on s.id = u.shipment_id
where c.state = 'held' and s.state in ('inTransit', 'delivered')

-- I9: a receipt by time stands still while the shipment or its bag is held in Vietnam, and only then
select s.number from shipments s left join shipment_arrivals a on a.shipment_id = s.id and a.state = 'held'
left join bag_shipments x on x.shipment_id = s.id left join bags b on b.id = x.bag_id and b.state = 'arrived' and b.is_held
where (s.receipt_paused_at is not null and a.shipment_id is null and b.id is null)
or (s.receipt_paused_at is null and s.state = 'inTransit' and a.shipment_id is not null)

-- I9: a bag that crosses has dispatched everything in it, and one that does not has dispatched nothing
select b.number, s.number as shipment, s.state from bags b join bag_shipments x on x.bag_id = b.id join shipments s on s.id = x.shipment_id
where (b.state in ('crossing', 'arrived')) <> (s.state in ('inTransit', 'delivered'))

-- I9: every line of a bag that arrived was declared
select b.number, l.shipment_id, l.order_line_id from bags b join bag_shipments x on x.bag_id = b.id
join shipment_lines l on l.shipment_id = x.shipment_id
left join customs_lines c on c.bag_id = b.id and c.shipment_id = l.shipment_id and c.order_line_id = l.order_line_id
where b.state = 'arrived' and c.bag_id is null

-- I14: the counts of orders are those of the orders
select coalesce(c.status, o.status) as status, c.amount, o.amount as orders
from (select status, sum(amount) as amount from order_counts group by status) c
full join (select status, count(*) as amount from orders group by status) o on o.status = c.status
where coalesce(c.amount, 0) <> coalesce(o.amount, 0)

-- I12: nobody decided alone above their proposal: the second person is another one
select d.payment_id from review_decisions d join review_decisions s on s.payment_id = d.payment_id and s.id > d.id
where d.state = 'done' and d.effective_at is null and s.state = 'done' and s.claim_id = d.claim_id and s.reviewer_id = d.reviewer_id

-- I40: what was never approved is sold to nobody
select p.public_id from products p where not p.is_approved and (p.is_on_sale or exists (select from skus s where s.product_id = p.id))

-- I40: nobody approved their own goods
select r.id as revision_id from catalog_reviews v join catalog_revisions r on r.id = v.revision_id where v.reviewer_id = r.created_by
