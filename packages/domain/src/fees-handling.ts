export type PackagedPart = { batchPackages: number; batchUnits: number; units: number };

/** Package handling in fen: the packages of part of a batch round up, batch by batch. */
export function handlingFee({ parts, perPackageFen }: { parts: readonly PackagedPart[]; perPackageFen: bigint }) {
  const packages = parts.reduce(
    (sum, { batchPackages, batchUnits, units }) => sum + Math.ceil((batchPackages * units) / batchUnits),
    0,
  );
  return { packages, feeFen: BigInt(packages) * perPackageFen };
}
