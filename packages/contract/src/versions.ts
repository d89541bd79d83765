import { type Static, Type } from 'typebox';
import { id, moment, oneOf, orNull } from './words.ts';

export const versionStates = ['draft', 'asked', 'scheduled', 'active', 'retired'] as const;

/** A version of rules that one person asks for and another confirms, in force from a moment on. */
export const VersionRow = Type.Object({
  id,
  name: Type.String(),
  state: oneOf(versionStates),
  effectiveAt: orNull(moment),
  createdBy: orNull(Type.String()),
  createdAt: moment,
  askedBy: orNull(Type.String()),
  confirmedBy: orNull(Type.String()),
  /** Whether the caller is the second person who may confirm it. */
  mayConfirm: Type.Boolean(),
});
export type VersionRow = Static<typeof VersionRow>;

/** `copyOf`: the version whose rules the draft begins with, the one in force unless told. */
export const VersionDraft = Type.Object({ name: Type.String({ maxLength: 100 }), copyOf: Type.Optional(id) });
/** From when on a version shall be in force. */
export const ActivationRequest = Type.Object({ effectiveAt: moment });
