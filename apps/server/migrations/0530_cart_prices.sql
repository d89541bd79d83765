-- The prices of a line's goods that its buyer has seen, so that the cart can say what is different by now. Null: not known.
alter table cart_lines add column seen_prices jsonb;
