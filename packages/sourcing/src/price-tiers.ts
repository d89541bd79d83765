type Tier = { minQuantity: number; priceFen: number | bigint };

/** Whether tiers begin at ever larger quantities; with `isStrict` none occurs twice. */
export const areAscending = (tiers: readonly Pick<Tier, 'minQuantity'>[], { isStrict = false } = {}): boolean =>
  tiers.every(({ minQuantity }, index) => {
    const before = tiers[index - 1]?.minQuantity ?? 0;
    return isStrict ? minQuantity > before : minQuantity >= before;
  });

/** Whether no tier costs more than the one before it. */
export const areFalling = (tiers: readonly Tier[]): boolean =>
  tiers.every(({ priceFen }, index) => priceFen <= (tiers[index - 1]?.priceFen ?? priceFen));
