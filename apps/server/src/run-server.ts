import { fillDemo } from './demo/fill-demo.ts';
import { fillDemoMaterials } from './demo/fill-demo-materials.ts';
import { fillDemoOrders } from './demo/orders/fill-demo-orders.ts';
import { ensureAdmin } from './modules/identity/index.ts';
import type { Kit } from './platform/module.ts';
import { step } from './platform/step.ts';
import { type Ground, type Running, startServer } from './start-server.ts';

const stopLimitMs = 10_000;
/** What is told at the end: each account whose password was made just now. */
const passwords = new Map<string, string>();

async function fill(kit: Kit): Promise<void> {
  const admin = await ensureAdmin(kit.db, kit.config.adminPassword);
  if (admin.password !== undefined) passwords.set('admin', admin.password);
  if (kit.config.seed !== 'demo') return;
  for (const [account, password] of await step('Demo goods and accounts', () => fillDemo(kit)))
    passwords.set(account, password);
}

function tellAddresses({ address }: Running, seed: string): void {
  console.log(`\n  Kouan is open at ${address}  (admin area: ${address}/login)`);
  if (passwords.size > 0) {
    console.log('  Accounts, shown this once:');
    for (const [account, password] of passwords) console.log(`    ${account.padEnd(14)} ${password}`);
  } else if (seed === 'demo') console.log('  The accounts have the passwords that the first start showed.');
  console.log('  Stop with Ctrl+C.\n');
}

let isStopping = false;

function stopOnSignal(running: Running): void {
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    void running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Opens the server on its running database and goes on until it is told to stop. */
export async function runServer(ground: Ground): Promise<void> {
  const { config } = ground;
  const running = await startServer(ground, { step, fill });
  stopOnSignal(running);
  tellAddresses(running, config.seed);
  if (config.seed === 'demo' && config.role !== 'web') {
    await fillDemoMaterials(running.kit).catch((error: unknown) =>
      running.kit.log.error({ err: error }, 'the demo materials are not complete'),
    );
    await fillDemoOrders(running.kit, () => isStopping, config.demoOrders).catch((error: unknown) =>
      running.kit.log.error({ err: error }, 'the demo orders are not complete'),
    );
  }
}
