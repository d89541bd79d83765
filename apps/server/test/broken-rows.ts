/**
 * For each rule about orders and money a row that breaks it: SQL for a database with a delivered order, its shipment and a
 * case, run where no check, trigger or foreign key stands in the way.
 */
export const brokenRows: Record<string, string> = {
  'I1: debits and credits are equal in every ledger transaction':
    'update ledger_entries set debit_fen = debit_fen + 1 where debit_fen > 0',
  'I1: every ledger transaction has entries': 'delete from ledger_entries',
  'I1: rows of the ledger, of stock and of histories are only ever added: the database itself refuses everything else':
    'drop trigger ledger_entries_only_added on ledger_entries',
  'I1: no account of a buyer or an order that holds money is below zero':
    "update ledger_entries set debit_fen = debit_fen + 1000000000 where account = 'depositsHeld' and debit_fen > 0",
  'I1: a manual entry that was confirmed stands in the ledger with its amount': `
    insert into ledger_manual_entries (kind, amount_fen, reason, asked_by, state, decided_by, decided_at, transaction_id)
    select 'bankCosts', 77, 'fee', 1, 'done', 2, now(), max(id) from ledger_transactions`,
  'I2: what the ledger took in for an order is what its approved payments credited':
    'update payments set credited_fen = credited_fen - 1 where credited_fen > 0',
  'I2: a payment is credited by its allocations':
    'update payments set credited_fen = credited_fen - 1 where credited_fen > 0',
  'I2: a bank line is used up exactly by its allocations':
    'update bank_lines set left_fen = left_fen + 1, left_vnd = left_vnd + 1 where left_vnd < amount_vnd',
  'I2: what a wallet or a gateway brought is used up exactly by its allocations':
    "insert into payment_receipts (payment_id, method, amount_fen, left_fen) values (1, 'wallet', 5, 3)",
  'I2: receipts that no payment has yet are what is left of bank lines and of other receipts':
    "insert into payment_receipts (payment_id, method, amount_fen, left_fen) values (1, 'wallet', 5, 3)",
  'I2: every wallet is what the ledger says': 'insert into wallets (buyer_id, balance_fen) values (987654, 5)',
  "I2: what is held of an order's deposit is what was paid of it and has not left with a shipment":
    "update payments set credited_fen = credited_fen - 1 where purpose = 'deposit' and credited_fen > 0",
  "I2: what is held of an order's final payments is what its shipments before their dispatch have paid":
    "update shipments set state = 'ready'",
  'I2: a closed order holds no money': `
    with gone as (update orders set status = 'closed' returning id, buyer_id)
    insert into ledger_entries (transaction_id, account, order_id, buyer_id, debit_fen, credit_fen)
    select 1, 'depositsHeld', id, buyer_id, 0, 5 from gone`,
  'I2: goods advanced for an order are those that were bought and have neither left nor been given back':
    'update orders set pot_goods_fen = pot_goods_fen + 1',
  'I2: the đồng of a bank account in its daily proofs are those of the ledger: each of its postings has its record':
    "update ledger_transactions set event = 'costPosted' where event = 'bankLineImported'",
  "I3: an order's totals and prices are those of the last change of price in force": `
    insert into order_adjustments (order_id, reason, old_goods_fen, old_freight_fen, old_service_fen, old_deposit_fen,
      new_goods_fen, new_freight_fen, new_service_fen, new_deposit_fen, offered_by, answer_by, state)
    select id, 'x', goods_fen, freight_fen, service_fen, deposit_fen, goods_fen + 1, freight_fen, service_fen, deposit_fen, 1, now(), 'confirmed' from orders limit 1`,
  'I3: the deposit is 30 % of the total, half a fen rounded up': 'update orders set deposit_fen = deposit_fen - 1',
  'I3: what shipments and cases took and what the pots still hold add up to the order, to the fen':
    'update orders set pot_freight_fen = pot_freight_fen + 1',
  'I4: money is a whole number of the smallest unit of one currency: a bigint of fen or đồng, nothing is a float, and the ledger knows fen only':
    'alter table payments alter column amount_fen type numeric',
  'I5: no unit is claimed twice after the dispatch': `
    with one as (insert into cases (number, order_id, buyer_id, kind, reason_code, reason, opened_kind, shipment_number, rules_id)
      select 'RFX1', order_id, buyer_id, 'afterSales', 'broken', 'x', 'buyer', number, 1 from shipments limit 1 returning id)
    insert into case_lines (case_id, order_line_id, quantity, reason_code)
    select one.id, l.order_line_id, 99999, 'broken' from one, shipment_lines l limit 1`,
  'I5: a shipment gave back at most its value and its fees': `
    insert into cases (number, order_id, buyer_id, kind, reason_code, reason, opened_kind, shipment_number, refund_fen, rules_id)
    select 'RFX2', order_id, buyer_id, 'afterSales', 'broken', 'x', 'buyer', number, 1000000000, 1 from shipments limit 1`,
  'I5: a refund to the source is split over payments whole, and no payment gives back more than it was credited': `
    insert into refund_payouts (case_number, order_id, buyer_id, payment_id, amount_fen, amount_vnd)
    select 'RFX3', order_id, buyer_id, id, credited_fen + 1, credited_vnd + 1 from payments where credited_fen > 0 limit 1`,
  'I5: what waits to be paid out is what refunds and withdrawals wait for': `
    insert into wallet_withdrawals (buyer_id, amount_fen, rate_vnd_per_cny_micros, amount_vnd, bank, account_number, account_name)
    values (987654, 100, 3575000000, 357500, 'VCB', '123', 'A')`,
  'I5: nobody got back more than was paid for an order':
    "update ledger_entries set debit_fen = debit_fen + 1000000000 where account = 'depositsHeld' and debit_fen > 0",
  'I5: what a case was approved for is what its entries brought the buyer, and nothing else did':
    'update cases set refund_fen = refund_fen + 1',
  'I6: a final payment is the balance of its units and its fees': 'update shipments set amount_fen = amount_fen + 1',
  'I6: a shipment that is ready or has left is paid whole, and nobody pays for a cancelled one':
    "update payments set status = 'unpaid' where purpose = 'final'",
  'I6: the fees of a shipment are the sum of its items': 'update shipments set fees_fen = fees_fen + 1',
  'I7: after-sales stock of a line is what its cases hold': 'update order_lines set after_sales = after_sales + 1',
  'I7: new pieces of a case are received and sent once for each of its replacements that came as far': `
    insert into stock_movements (buyer_id, order_id, order_line_id, from_place, to_place, quantity, cause, case_number)
    select c.buyer_id, c.order_id, l.order_line_id, 'afterSales', 'outside', 1, 'replacementSent', c.number
    from cases c join case_lines l on l.case_id = c.id`,
  'I7: the stock of a line is the sum of its movements': 'update order_lines set available = available + 1',
  'I7: what is kept of a batch and of a line is the sum of its movements':
    'update batches set available = available + 1',
  'I8: what a line has shipped is what its dispatched shipments carried, less what was sent back':
    'update order_lines set shipped = shipped - 1 where shipped > 0',
  'I8: what is frozen for a line is what its open shipments ask for': 'update order_lines set frozen = frozen + 1',
  'I9: no batch gave more than it had': 'update batches set quantity = quantity + 1',
  'I9: what lies on a shelf is the sum of its moves, and no batch has more on shelves than in the warehouse':
    'insert into shelf_units (shelf_id, batch_id, quantity) select 1, min(id), 999 from batches',
  'I9: units that were confirmed missing left their batch at our own cost and opened a case; found ones came back': `
    insert into stock_adjustments (kind, order_id, batch_id, quantity, reason, proposed_by, decided_by, decided_at, state)
    select 'missing', order_id, id, 1, 'x', 1, 2, now(), 'confirmed' from batches limit 1`,
  'I9: rejected photos have their case':
    "insert into batch_reviews (batch_id, buyer_id, state) select id, buyer_id, 'rejected' from batches limit 1",
  'I9: goods that came in a parcel belong to an order of its waybill': `
    with one as (insert into parcels (waybill_number) values ('ZZ0001') returning id)
    update batches set parcel_id = one.id from one`,
  'I9: every waybill of a purchase has its parcel':
    "insert into purchase_waybills (purchase_id, waybill_number) select min(id), 'ZZ0002' from purchases",
  'I9: a parcel without owner is kept as such, belongs to no order and nothing of it was received':
    "insert into parcels (waybill_number, state) values ('ZZ0003', 'unowned')",
  'I9: what a claim was accepted for belongs to its order': `
    with one as (insert into strays (parcel_id, kind, note, found_by) values (1, 'parcel', 'x', 1) returning id)
    insert into stray_claims (stray_id, buyer_id, order_id, waybill_number, proof, state) select id, 1, 1, 'ZZ', 'x', 'accepted' from one`,
  'I9: the parts of a shipment add up to its lines': 'update shipment_parts set quantity = quantity + 1',
  'I9: what left was not held for its weight, and what lies in a bag left with it':
    "update shipment_packings set state = 'held'",
  'I9: what left has no goods of a parcel whose weight is still held': `
    with one as (insert into parcels (waybill_number) values ('ZZHELD1') returning id),
    held as (insert into parcel_weight_checks (parcel_id, seller_grams, border_grams) select id, 1, 2 from one)
    update batches set parcel_id = (select id from one)`,
  'I9: what left has no goods of a batch whose weight is still held':
    'insert into batch_weight_checks (batch_id, seller_grams, border_grams) select id, 1, 2 from batches',
  'I9: a receipt by time stands still while the shipment or its bag is held in Vietnam, and only then':
    'update shipments set receipt_paused_at = now()',
  'I9: a bag that crosses has dispatched everything in it, and one that does not has dispatched nothing': `
    update shipments set state = 'ready';
    with one as (insert into bags (number, made_by, state) values ('BAGX1', 1, 'crossing') returning id)
    insert into bag_shipments (shipment_id, bag_id, added_by) select s.id, one.id, 1 from one, (select min(id) as id from shipments) s`,
  'I9: every line of a bag that arrived was declared': `
    with one as (insert into bags (number, made_by, state) values ('BAGX2', 1, 'arrived') returning id)
    insert into bag_shipments (shipment_id, bag_id, added_by) select s.id, one.id, 1 from one, (select min(id) as id from shipments) s`,
  'I10: what an order knows of its open change of price is what the change says':
    "update orders set adjustment = 'due'",
  'I10: a case whose pieces are replaced has exactly one replacement under way, others have none':
    "update cases set state = 'replacing'",
  'I10: cases are in the state that their order knows': "update order_cases set state = 'withdrawn'",
  'I10: the history of an order is one chain that ends at its status': "update orders set status = 'stockingPending'",
  'I10: every step of a history begins where the one before ended':
    "update order_history set from_status = 'completed' where from_status is not null",
  'I10: an order knows the time limits that run for its shipments and cases': 'update order_cases set due_at = null',
  'I10: shipments are in the state that their order knows': 'delete from order_shipments',
  'I11: a claim is decided once, and again only after a re-review': `
    insert into payment_reviews (payment_id, outcome, claim_id, reviewer_id)
    select payment_id, 'approved', claim_id, reviewer_id from payment_reviews where outcome = 'approved'`,
  'I11: an approval books money of one source or of several bank lines, as one transaction; no other review does':
    'delete from payment_allocations',
  'I11: only what was paid exactly was approved without a reviewer: through a wallet or a gateway, or by an automatic approval':
    'update payment_reviews set reviewer_id = null',
  'I11: an automatic approval took its bank line whole and exactly, below the ceiling, and of no payment that was ever looked at again': `
    insert into automatic_approvals (review_id, payment_id, bank_line_id, ceiling_fen, transfer_fen, score)
    select r.id, r.payment_id, (select max(id) from bank_lines), 1, 2, 100 from payment_reviews r limit 1`,
  'I11: a line that a bank told of was booked by exactly one of its notices':
    'update bank_lines set source_id = 987654',
  'I11: an approval of a refund that could be taken back was carried out once, by its approver and for its amount, or not at all': `
    insert into case_decisions (case_id, reviewer_id, refund_fen, state, effective_at, ended_at) select id, 1, 100, 'done', now(), now() from cases`,
  'I12: nobody decided a case that they opened or that is about their own order':
    'update cases set decided_by = buyer_id',
  'I12: nobody decided an adjustment that they proposed, that they counted, or of their own order': `
    insert into stock_adjustments (kind, order_id, batch_id, quantity, reason, proposed_by, decided_by, decided_at, state)
    select 'missing', order_id, id, 1, 'x', 1, buyer_id, now(), 'confirmed' from batches limit 1`,
  'I12: nobody who had seen the secret of a source approved alone with what only that source told': `
    with one as (update bank_lines set statement_id = null, source_id = 987654)
    insert into bank_source_keepers (source_id, user_id, created_at) select distinct 987654, reviewer_id, timestamptz '2001-01-01' from payment_reviews`,
  'I12: nobody alone recorded money and approved with it': `
    update bank_lines l set recorded_by = r.reviewer_id from payment_allocations a join payment_reviews r on r.id = a.review_id where a.bank_line_id = l.id`,
  'I12: nobody reviewed what they paid themselves':
    'update payment_reviews r set reviewer_id = p.buyer_id from payments p where p.id = r.payment_id',
  'I12: nobody decided alone above their proposal: the second person is another one': `
    insert into review_decisions (payment_id, claim_id, reviewer_id, state, ended_at, effective_at)
    values (1, 1, 1, 'done', now(), null), (1, 1, 1, 'done', now(), now())`,
  'I13: a key that was taken has its answer: whoever repeats the request gets the first reply':
    "insert into idempotency_keys (actor_id, key, content_hash) values (1, 'k', 'h')",
  'I13: what the outside world tells twice is kept once: a trade of a gateway, a notice and a statement of a bank, a refund of a payment': `
    alter table payment_receipts drop constraint payment_receipts_once;
    insert into payment_receipts (payment_id, method, gateway, trade_number, amount_fen, left_fen)
    values (1, 'online', 'sandbox', 'T1', 5, 0), (1, 'online', 'sandbox', 'T1', 5, 0)`,
  'I14: of a settled claim its store bears what was recovered; an open one has settled nothing': `
    insert into store_claims (case_id, store_id, state, reason, amount_fen, recovered_fen, ended_at, reference, raised_at, due_at)
    select id, 1, 'recovered', 'x', 500, 500, now(), 'x', now(), now() from cases limit 1`,
  'I14: stores are owed what replacements cost that did not end without goods': `
    insert into replacements (case_id, remedy, state, cost_fen, agreed_by)
    select id, 'replace', 'bought', 500, 1 from cases`,
  'I14: a joint transfer has payments of its own buyer only, and its claims are of its members': `
    with one as (insert into joint_transfers (number, buyer_id, code) values ('JX1', 987654, 'KAX1') returning id)
    insert into joint_transfer_members (joint_transfer_id, payment_id, place) select one.id, p.id, 0 from one, (select min(id) as id from payments) p`,
  'I14: at most one open payment of a purpose': `
    drop index payments_open_deposit;
    insert into payments (number, purpose, order_id, order_number, buyer_id, amount_fen, rate_vnd_per_cny_micros, amount_vnd)
    values ('PX1', 'deposit', 1, 'x', 1, 1, 1, 1), ('PX2', 'deposit', 1, 'x', 1, 1, 1, 1)`,
  'I14: the counts of orders are those of the orders': 'update order_counts set amount = amount + 1',
  'I18: nobody can pay while a change of price waits for its answer, and can again once it is answered':
    "update payments set status = 'unpaid', is_paused = true where purpose = 'deposit'",
  'I24: no column holds what a card or a password was typed with; of cards there is the mask only':
    'alter table gateway_trades add column cvv text',
  'I25: unit prices and quantities of an order add up to its goods value':
    'update order_lines set unit_price_fen = unit_price_fen + 1',
  'I25: all lines of an order are goods of its store, unless a later look at the page found them in another':
    'update orders set store_id = store_id + 1',
};
