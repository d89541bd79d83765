import { showPopup } from '../pages/popup.ts';

void showPopup(document);
