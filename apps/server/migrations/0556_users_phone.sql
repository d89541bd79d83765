-- Staff give no account the phone number of another; whoever registers may share one, so that it is no unique index.
create index users_phone on users (phone) where phone <> '';
