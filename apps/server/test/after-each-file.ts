import { afterAll } from 'vitest';
import { closeOpened } from './opened.ts';

// Modules stay loaded from one test file to the next, so this is run before each of them.
afterAll(closeOpened);
