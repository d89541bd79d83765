export { type Actor, type FindActor, holds } from './actor.ts';
export { answerUnknown, type App, openApp, type Services } from './app.ts';
export { callerLanguage, errorBody } from './error-reply.ts';
export { oldKeysTimer } from './idempotency.ts';
export { type Context, type Handler, route, type Sendable } from './route.ts';
export { toWire } from './to-wire.ts';
export type { UploadedFile } from './upload.ts';
