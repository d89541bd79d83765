import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { hasText, orderOf, pageOf } from '../../platform/list-query.ts';
import { type PackageKind, type UploadedPackage, uploadedPackages } from './package-tables.ts';

export type PackageFilter = {
  kind: PackageKind;
  blurry?: string | undefined;
  page?: number | undefined;
  size?: number | undefined;
  sort?: string | readonly string[] | undefined;
};

/** Writes a package with the next version of its name. Those who send the same name at once are given one after the other. */
export async function insertPackage(
  tx: Tx,
  { kind, name, ...rest }: Pick<UploadedPackage, 'kind' | 'name' | 'fileId' | 'target' | 'createdBy'>,
): Promise<UploadedPackage> {
  await tx.execute(sql`lock table uploaded_packages in share row exclusive mode`);
  const isSame = and(eq(uploadedPackages.kind, kind), eq(uploadedPackages.name, name));
  const [last] = await tx
    .select({ version: uploadedPackages.version })
    .from(uploadedPackages)
    .where(isSame)
    .orderBy(desc(uploadedPackages.version))
    .limit(1);
  const version = (last?.version ?? 0) + 1;
  const [row] = await tx
    .insert(uploadedPackages)
    .values({ kind, name, version, ...rest })
    .returning();
  assert(row, 'an inserted package comes back');
  return row;
}

/** Takes a package out; answers its file. */
export async function deletePackage(
  tx: Tx,
  { id, kind }: { id: number; kind: PackageKind },
): Promise<number | undefined> {
  const [row] = await tx
    .delete(uploadedPackages)
    .where(and(eq(uploadedPackages.id, id), eq(uploadedPackages.kind, kind)))
    .returning({ fileId: uploadedPackages.fileId });
  return row?.fileId;
}

const checksum = sql`(select f.sha256 from files f where f.id = ${uploadedPackages.fileId})`;
const sender = sql`(select u.username from users u where u.id = ${uploadedPackages.createdBy})`;
const sortable = {
  name: uploadedPackages.name,
  version: uploadedPackages.version,
  createTime: uploadedPackages.createdAt,
};

/** The newest first unless sorted otherwise. */
export async function listPackageRows(
  db: Reader,
  filter: PackageFilter,
): Promise<{ rows: UploadedPackage[]; total: number }> {
  const where: SQL | undefined = and(
    eq(uploadedPackages.kind, filter.kind),
    hasText(filter.blurry, [uploadedPackages.name, checksum, sender]),
  );
  const { limit, offset } = pageOf(filter);
  const rows = await db
    .select()
    .from(uploadedPackages)
    .where(where)
    .orderBy(...orderOf(filter.sort, sortable, [desc(uploadedPackages.id)]))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(uploadedPackages).where(where);
  return { rows, total: counted?.total ?? 0 };
}
