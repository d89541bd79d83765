-- Why the value of a setting was changed.
alter table parameter_changes add column reason text;
