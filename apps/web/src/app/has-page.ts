import { matchRoutes } from 'react-router';
import { mallRoutes } from './features.ts';

/** Whether some feature has a page at this address; the shell shows no way to anything else. */
export const hasPage = (path: string): boolean => matchRoutes([...mallRoutes], path) !== null;
