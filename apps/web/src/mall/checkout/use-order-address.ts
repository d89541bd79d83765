import type { AddressView } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressesQuery } from '../../shared/address-book-api.ts';

/** The address of this order: the one chosen, none when the buyer wants none yet, else the default. */
export function useOrderAddress() {
  const query = useQuery(addressesQuery());
  const [chosenId, setChosenId] = useState<number | 'none'>();
  const addresses = query.data ?? [];
  return {
    address: addressOf(addresses, chosenId),
    hasAddresses: addresses.length > 0,
    choose: (address: AddressView | undefined) => setChosenId(address?.id ?? 'none'),
  };
}

export function addressOf(
  addresses: readonly AddressView[],
  chosenId: number | 'none' | undefined,
): AddressView | undefined {
  if (chosenId === 'none') return undefined;
  return addresses.find(({ id }) => id === chosenId) ?? addresses.find(({ isDefault }) => isDefault);
}
