-- Whoever holds the permission sees the page of the cases.
insert into role_menus (role_id, menu_id)
  select r.id, m.id from roles r cross join menus m where r.code = 'warehouseKeeper' and m.code = 'casesList'
  on conflict do nothing;
