import { watchAddress } from '../capture/watch-address.ts';
import { openPanel } from '../panel/panel.ts';

const panel = openPanel(document);
watchAddress(window, () => panel.pageChanged());
