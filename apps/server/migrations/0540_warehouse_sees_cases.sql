-- Goods that come back, and pieces that replace others, are received and sent in the warehouse, which has to find their cases.
insert into role_permissions (role_id, permission) select id, 'case:list' from roles where code = 'warehouseKeeper' on conflict do nothing;
