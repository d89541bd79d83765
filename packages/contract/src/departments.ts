import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { adminPageQuery, createTimeRange, idList } from './form-words.ts';
import { count, id, orNull, pageOf } from './words.ts';

/** One default department and one default position; they are read, not edited. */
export const DeptRow = Type.Object({
  id,
  pid: orNull(id),
  name: Type.String(),
  label: Type.String(),
  enabled: Type.Boolean(),
  deptSort: count,
  subCount: count,
  hasChildren: Type.Boolean(),
  leaf: Type.Boolean(),
  createTime: Type.String(),
});
export type DeptRow = Static<typeof DeptRow>;

const nameFilter = {
  name: Type.Optional(Type.String({ maxLength: 100 })),
  enabled: Type.Optional(Type.Boolean()),
  createTime: createTimeRange,
};
export const listDepts = endpoint({
  method: 'GET',
  path: '/api/dept',
  permission: 'dept:list',
  or: ['user:list'],
  query: Type.Object({ ...nameFilter, pid: Type.Optional(Type.Integer({ minimum: 0 })), ...adminPageQuery }),
  reply: pageOf(DeptRow),
});
export const superiorDepts = endpoint({
  method: 'POST',
  path: '/api/dept/superior',
  permission: 'dept:list',
  or: ['user:list'],
  query: Type.Object({ exclude: Type.Optional(Type.Boolean()) }),
  body: idList,
  reply: pageOf(DeptRow),
});

export const JobRow = Type.Object({
  id,
  name: Type.String(),
  jobSort: count,
  enabled: Type.Boolean(),
  createTime: Type.String(),
});
export const listJobs = endpoint({
  method: 'GET',
  path: '/api/job',
  permission: 'job:list',
  or: ['user:list'],
  query: Type.Object({
    ...nameFilter,
    ...adminPageQuery,
  }),
  reply: pageOf(JobRow),
});
