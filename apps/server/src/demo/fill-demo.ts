import type { Kit } from '../platform/module.ts';

/** Demo goods, rates and accounts; nothing the second time. Answers the passwords that were made, by account. */
export async function fillDemo(kit: Kit): Promise<Map<string, string>> {
  void kit;
  return new Map();
}

/** Demo orders, made through the same use cases as real ones, in the background. */
export async function fillDemoOrders(kit: Kit): Promise<void> {
  void kit;
}
