-- Several transfers for one payment: one approval may rest on several lines.
alter table automatic_approvals drop constraint automatic_approvals_pk;
alter table automatic_approvals add constraint automatic_approvals_pk primary key (review_id, bank_line_id);
