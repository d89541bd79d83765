import { showOptions } from '../pages/options.ts';

void showOptions(document);
