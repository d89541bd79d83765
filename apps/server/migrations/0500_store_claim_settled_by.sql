-- Who settled a claim towards a store: somebody else takes a settlement back.
alter table store_claims add column settled_by bigint references users (id);
update store_claims s set settled_by = (select e.actor_id from store_claim_events e
  where e.claim_id = s.id and e.event in ('recovered', 'givenUp') order by e.id desc limit 1) where s.ended_at is not null;
