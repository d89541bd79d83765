-- The desk of refunds is for those who decide them; seeing cases alone does not open it.
update menus set permission = 'case:decide' where code = 'reviewsRefunds' and permission = 'case:list';
