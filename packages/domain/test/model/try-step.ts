import { kindOf, type Step } from './steps.ts';
import { copyOf, Refused, type World } from './world.ts';

/** The world after a step, or undefined when it cannot happen now; the given world stays as it was. */
export function tryStep(world: World, step: Step): World | undefined {
  const next = copyOf(world);
  try {
    kindOf(step.name).run(next, step);
    return next;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
