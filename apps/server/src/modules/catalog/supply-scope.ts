import type { Permission } from '@kouan/contract';
import { type Actor, holds } from '../../platform/http.ts';
import type { Editor } from './edit-goods.ts';

/** Staff with this permission reach everybody's goods, suppliers those of their own store alone. */
const editorOf = (actor: Actor, permission: Permission): Editor => ({
  id: actor.id,
  scope: holds(actor, permission) ? 'any' : actor.id,
});
export const mayRead = (actor: Actor): Editor => editorOf(actor, 'product:list');
export const mayEdit = (actor: Actor): Editor => editorOf(actor, 'product:edit');
/** Of one's own goods alone, whoever asks. */
export const asOwner = ({ id }: Actor): Editor => ({ id, scope: id });
