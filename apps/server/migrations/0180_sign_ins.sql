-- From where a plug-in was paired: its owner and the staff see it beside the sessions.
alter table devices add column address text not null default '';
